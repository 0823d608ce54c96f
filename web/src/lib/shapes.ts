import type { Seat } from './protocol';

/** A seat's shape in a box of 24 × 24, and the foot of its letter. */
export const SHAPES: Record<Seat, [shape: string, foot: number]> = {
  A: ['M12 1.500a10.500 10.500 0 1 0 0 21 10.500 10.500 0 0 0 0-21Z', 16.8],
  B: [
    'M5 2.500h14a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500H5A2.500 2.500 0 0 1 2.500 19V5A2.500 2.500 0 0 1 5 2.500Z',
    16.8,
  ],
  C: ['M12 1.200 23.200 21.200H.8Z', 18.8],
  D: ['M12 .5 23.500 12 12 23.500.5 12Z', 16.8],
  E: ['M7.500 1.500h9v6h6v9h-6v6h-9v-6h-6v-9h6Z', 16.8],
  F: ['M6.300 1.800h11.400L23.400 12l-5.700 10.200H6.300L.6 12Z', 16.8],
};
