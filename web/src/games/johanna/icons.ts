/** Pictograms in a box of 24 by 24, our own drawings. */
const PEOPLE: Record<string, string> = {
  farmer: `<path d="M6.2 21.2 10 14.6l2.2 1.3-3.8 6.6c-.9 1.2-3 .1-2.2-1.3Z"/><path d="M10 13.6c8.6 2.5 11.6-5.8 3-11.4 8.3 2.1 10 15.8-1.2 14.200Z"/>`,
  boatman: `<path d="M2.5 15.500h19l-3 5.500h-13Z"/><path d="M11.2 2.500h1.600v12h-1.600Z"/><path d="M14 4.2 19.5 13.500H14ZM10 6 5.2 13.500H10Z"/>`,
  craftsman: `<g transform="rotate(42 12 12)"><path d="M5.5 3.200h11l2.5 2.400v2.800h-13.500Z"/><path d="M10.5 9.300h3.200v13h-3.200Z"/></g>`,
  trader: `<path d="M11.2 3h1.600v16.500h3.700V21h-9v-1.500h3.700ZM3.5 6h17v1.500h-17Z"/><path fill-rule="evenodd" d="M5 6.5 8.8 14.500a3.8 3.5 0 0 1-7.6 0ZM5 9.5 3 14h4Z"/><path fill-rule="evenodd" d="M19 6.5 22.8 14.500a3.8 3.5 0 0 1-7.6 0ZM19 9.5 17 14h4Z"/>`,
  knight: `<path fill-rule="evenodd" d="M12 2c3.5 0 6 .9 6.7 2.500V17c-1.2 3-4 4.6-6.7 5-2.7-.4-5.5-2-6.7-5V4.5C6 2.9 8.5 2 12 2ZM6.8 8.600v1.900h4.300v7h1.800v-7h4.300V8.600ZM8.2 13.600a.9.9 0 1 0 .1 0ZM8.8 16.600a.9.9 0 1 0 .1 0ZM15.7 13.600a.9.9 0 1 0 .1 0ZM15.1 16.600a.9.9 0 1 0 .1 0Z"/>`,
  scholar: `<path fill-rule="evenodd" d="M12 6.600c-3-2.3-7-2.5-10-1.500v13.500c3-.9 7-.7 10 1.7 3-2.4 7-2.6 10-1.700V5.1c-3-1-7-.8-10 1.500ZM11.3 8.300v9.600c-2.4-1.3-4.9-1.5-7.3-1.200V6.700c2.4-.4 5-.1 7.3 1.600ZM12.7 8.3c2.3-1.7 4.9-2 7.3-1.600v10c-2.4-.3-4.9-.1-7.3 1.200Z"/><path d="M5.3 9.300h4.600v1.300H5.300ZM5.3 12.300h4.600v1.300H5.300ZM14.1 9.300h4.600v1.300h-4.600ZM14.1 12.300h4.600v1.300h-4.600Z"/>`,
  monk: `<path fill-rule="evenodd" d="M12 1.800c-5.5 0-7.2 5-7.2 9.4-1.2 3-2 6.8-2 11h18.400c0-4.2-.8-8-2-11 0-4.4-1.7-9.4-7.2-9.400ZM12 5.200c2.8 0 3.9 2.7 3.9 5.5 0 3.4-1.8 5.6-3.9 5.600s-3.9-2.2-3.9-5.600c0-2.8 1.1-5.5 3.9-5.500Z"/>`,
};

const THINGS: Record<string, string> = {
  grain: `<g class="ol" fill="#D9A733"><path d="M12 22.500V9" fill="none" stroke-width="1.7"/><ellipse cx="8.7" cy="17" rx="2" ry="3.5" transform="rotate(-32 8.7 17)"/><ellipse cx="15.3" cy="17" rx="2" ry="3.5" transform="rotate(32 15.3 17)"/><ellipse cx="8.7" cy="12.3" rx="2" ry="3.5" transform="rotate(-32 8.7 12.3)"/><ellipse cx="15.3" cy="12.3" rx="2" ry="3.5" transform="rotate(32 15.3 12.3)"/><ellipse cx="8.7" cy="7.6" rx="2" ry="3.5" transform="rotate(-32 8.7 7.6)"/><ellipse cx="15.3" cy="7.6" rx="2" ry="3.5" transform="rotate(32 15.3 7.6)"/><ellipse cx="12" cy="4.3" rx="1.9" ry="3.3"/></g>`,
  cheese: `<g class="ol" fill="#E9B949"><path d="M2 13.5 14.5 5.500c4 .8 6.8 3.7 7.5 8v6.500H2Z"/><path d="M2 13.500h20" fill="none"/><circle cx="7" cy="17" r="1.7" fill="#C98F2A"/><circle cx="14.5" cy="16.7" r="1.3" fill="#C98F2A"/><circle cx="14" cy="10" r="1.5" fill="#C98F2A"/></g>`,
  wine: `<g class="ol" fill="var(--wine)"><path d="M12 7c-.3-2 .4-3.7 2-5" fill="none" stroke-width="1.7"/><path d="M13 5.500c3-3 6-2 7.5-.5-2 2.5-5 3-7.5.5Z" fill="#5E7F3E"/><circle cx="7" cy="9.5" r="2.9"/><circle cx="12" cy="9.2" r="2.9"/><circle cx="17" cy="9.5" r="2.9"/><circle cx="9.4" cy="13.8" r="2.9"/><circle cx="14.6" cy="13.8" r="2.9"/><circle cx="12" cy="18.2" r="2.9"/></g>`,
  wool: `<g class="ol" fill="#F4ECDD"><path d="M5 17.500c-3-.6-3.3-4.4-.8-5.400C2.8 8.8 6 6.6 8.3 7.5 9.5 4.7 14 4.5 15.3 7.2c2.8-1 5.7 1.5 4.6 4.5 2.5 1.2 2 5-1 5.6-1 2.6-4.4 2.8-5.7 1-1.4 1.8-4.6 1.6-5.5-.3-.9.4-2 .2-2.7-.5Z"/><path d="M8 12c1.5-1.5 3.5-1 3.5.7M13 11.500c1.5-1.7 4-1 3.7 1M9.5 15.800c1.3-1 2.8-.6 3 .6" fill="none" stroke-width="1.1"/></g>`,
  brocade: `<g class="ol" fill="var(--brocade)"><path d="M3 7.5 17 3l4 3v11.500L7 22l-4-3Z"/><path d="M3 7.5 7 10.5 21 6M7 10.500V22" fill="none"/><path d="m14 9.9 2 2-2 3.2-2-1.800Z" fill="#E6C15C" stroke-width=".7"/><path d="m9.7 15.7 1.3 1.3-1.2 2-1.3-1ZM18.3 12.700l1.2 1-1.2 2.1-1.2-1.100Z" fill="#E6C15C" stroke-width=".6"/></g>`,
  coin: `<g class="ol" fill="#E2B64B"><circle cx="12" cy="12" r="9.5"/><circle cx="12" cy="12" r="6.7" fill="none" stroke-width=".9"/><path d="M12 7.600v8.800M7.6 12h8.8" fill="none" stroke-width="1.5"/></g>`,
  shield: `<path class="ol" fill="#C9D3E8" d="M4 3.500c5.3 1.2 10.7 1.2 16 0V11c0 5.5-3.5 9-8 11.200C7.5 20 4 16.5 4 11Z"/>`,
  goldshield: `<path class="ol" fill="#EBCB72" d="M4 3.500c5.3 1.2 10.7 1.2 16 0V11c0 5.5-3.5 9-8 11.200C7.5 20 4 16.5 4 11Z"/>`,
  citizen: `<g class="ol" fill="#EBCB72"><path d="M3 22c0-5.5 3.8-8.3 9-8.300s9 2.8 9 8.300Z"/><circle cx="12" cy="9" r="4.7" fill="#F7E3BE"/><path d="M5.8 7.600C7 2.6 17 2.6 18.2 7.6 14 6.3 10 6.3 5.8 7.600Z" fill="#B0553A"/></g>`,
  dev: `<path class="ol" fill="var(--star)" d="m12 1.5 2.7 7.8 7.8 2.7-7.8 2.700L12 22.500l-2.7-7.800L1.5 12l7.8-2.700Z"/>`,
  post: `<g class="ol"><path fill="#F0E0BE" d="M4.5 11.500h15v10h-15Z"/><path fill="#B0553A" d="M1.8 12.3 12 2.500l10.2 9.800Z"/><path fill="#7A5A3A" d="M9.7 15.200h4.600v6.300H9.700Z"/></g>`,
  land: `<path d="M3 20C8 19 6 12 12 11.500S18 6 21 4" fill="none" stroke="#8F7A56" stroke-width="6.5" stroke-linecap="round"/><path d="M3 20C8 19 6 12 12 11.500S18 6 21 4" fill="none" stroke="#EFE3C8" stroke-width="3.6" stroke-linecap="round"/>`,
  water: `<path d="M3 20C8 19 6 12 12 11.500S18 6 21 4" fill="none" stroke="#3F6E92" stroke-width="6.5" stroke-linecap="round"/><path d="M3 20C8 19 6 12 12 11.500S18 6 21 4" fill="none" stroke="#8DB9D6" stroke-width="3.6" stroke-linecap="round"/>`,
  anygood: `<g class="ol" fill="#E8D3A2"><path d="M3 9.500h18v11.500H3Z"/><path d="M3 9.5 6 4.500h12l3 5Z" fill="#D2B47C"/><path d="M9.6 13.200c0-3 4.9-3 4.9 0 0 1.9-2.4 1.8-2.4 3.700M12.1 18.600v.3" fill="none" stroke-width="1.8"/></g>`,
  place: `<g class="ol"><path fill="#E9DCC0" d="M4 8h5v13.500H4ZM15 8h5v13.500h-5Z"/><path fill="#DCC9A2" d="M9 12h6v9.500H9Z"/><path fill="#B0553A" d="M2.8 8.5 6.5 2l3.7 6.500ZM13.8 8.5 17.5 2l3.7 6.500Z"/><path fill="#5b452f" d="M10.7 21.500v-4a1.3 1.3 0 0 1 2.6 0v4Z"/></g>`,
  bag: `<g class="ol" fill="#B98A5A"><path d="M8.5 7.500C3.5 11 2 21.5 6 21.500h12c4 0 2.5-10.5-2.5-14Z"/><path d="M7.5 3c3 1.5 6 1.5 9 0l-1.5 4.500H9Z"/><path d="M8 7.800h8" fill="none" stroke="#7a2a1a" stroke-width="1.9"/></g>`,
};

const SHAPES: Record<string, string> = {
  A: `<circle cx="12" cy="12" r="10.5"/>`,
  B: `<rect x="2.5" y="2.5" width="19" height="19" rx="2.5"/>`,
  C: `<path d="M12 1.2 23.2 21.200H.8Z" stroke-linejoin="round"/>`,
  D: `<path d="M12 .5 23.5 12 12 23.5.5 12Z"/>`,
  E: `<path d="M7.5 1.500h9v6h6v9h-6v6h-9v-6h-6v-9h6Z"/>`,
  F: `<path d="M6.3 1.800h11.400L23.4 12l-5.7 10.200H6.300L.6 12Z"/>`,
};

const symbols = (prefix: string, drawings: Record<string, string>): string =>
  Object.entries(drawings)
    .map(([name, drawing]) => `<symbol id="${prefix}${name}" viewBox="0 0 24 24">${drawing}</symbol>`)
    .join('');

/** All of them, to be placed once in the page. */
export const SYMBOLS = symbols('jo-p-', PEOPLE) + symbols('jo-i-', THINGS) + symbols('jo-s-', SHAPES);

const n = (value: number): string => value.toFixed(1);

/** A pictogram, centred on (x, y). */
export const use = (name: string, x: number, y: number, size: number): string =>
  `<use href="#jo-i-${name}" x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${size}" height="${size}"/>`;

/** A person's seal: coloured disc, inner ring, pictogram. */
export function seal(name: string, x: number, y: number, r: number): string {
  const g = r * 1.22;
  return (
    `<g class="seal ${name}"><circle cx="${n(x)}" cy="${n(y)}" r="${r}" class="ground"/>` +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r - Math.max(1.4, r * 0.1))}" class="inner"/>` +
    `<use href="#jo-p-${name}" x="${n(x - g / 2)}" y="${n(y - g / 2)}" width="${n(g)}" height="${n(g)}" class="glyph"/></g>`
  );
}

/** A seat's mark, shape only. */
export const shape = (seat: string, x: number, y: number, size: number): string =>
  `<use href="#jo-s-${seat}" x="${n(x - size / 2)}" y="${n(y - size / 2)}" width="${size}" height="${size}" fill="var(--seat-${seat})"/>`;
