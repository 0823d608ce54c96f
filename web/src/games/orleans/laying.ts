/** With one's own box: where the goods lie at the beginning, in the order in which they are asked for. */
import type { Point, Sheet } from './geometry';
import type { Connection, View } from './view';

export interface Space {
  connection: Connection;
  /** Its number on the connection, from the first town on. */
  index: number;
  point: Point;
  good: string | null;
}

/** The spaces that get a good with so many players. */
export function spaces(view: View, connections: Connection[], sheet: Sheet): Space[] {
  return view.map.routes.flatMap((route) => {
    const connection = connections.find(({ id }) => id === route.id);
    if (!connection) return [];
    const points = sheet.slots(connection);
    return route.goods.flatMap(({ good, used }, index) => {
      const point = points[index];
      return used && point ? [{ connection, index, point, good }] : [];
    });
  });
}

/** The same with what has been touched by now, and the space that is next. */
export function withTouched(all: Space[], touched: string[]): { laid: Space[]; next: Space | undefined } {
  const free = all.filter(({ good }) => good === null);
  const laid = [
    ...all.filter(({ good }) => good !== null),
    ...free.slice(0, touched.length).map((space, at) => ({ ...space, good: touched[at] ?? null })),
  ];
  return { laid, next: free[touched.length] };
}
