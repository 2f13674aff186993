/** Place of a region on its map: a point in per cent of the picture, or the id of an element in it. */
export type Place = { kind: 'point'; x: number; y: number } | { kind: 'id'; id: string };

const POINT = /^\s*(\d{1,3}(?:\.\d+)?)(?:\s*%)?\s*[,;]\s*(\d{1,3}(?:\.\d+)?)(?:\s*%)?\s*$/;
const ID = /^#?([\w.-]+)$/;

/** Parses `x,y` or an id. Returns undefined for anything else, and for a point outside of the picture. */
export function readPlace(region: string | null | undefined): Place | undefined {
  const point = POINT.exec(region ?? '');
  if (point) {
    const [x, y] = [Number(point[1]), Number(point[2])];
    return x <= 100 && y <= 100 ? { kind: 'point', x, y } : undefined;
  }
  const id = ID.exec(region?.trim() ?? '')?.[1];
  return id === undefined ? undefined : { kind: 'id', id };
}
