import type { SmallPicture } from '../lib/pictures/read-jpeg';

/**
 * What the sandbox takes for a face: a lit area of the colours of skin, upright and about oval, as large as in a portrait. A
 * drawn oval is one as well; a wall, a hand over the lens, a dark room and a picture that cannot be read are none.
 */
const SKIN = { cb: [77, 127], cr: [133, 173], y: [50, 245] } as const;
/** Share of the picture. */
const AREA = { min: 0.03, max: 0.6 };
/** Height by width; with a neck. */
const UPRIGHT = { min: 0.8, max: 2.6 };
/** Share of the rectangle around it; that of an oval is 0.79. */
const FILLED = 0.5;

const within = ([from, to]: readonly [number, number], value = 0): boolean => value >= from && value <= to;

/** Number of faces that the sandbox finds in a picture. */
export function countFaces({ width, height, y, cb, cr }: SmallPicture): number {
  const isSkin = Array.from(
    y,
    (brightness, at) => within(SKIN.y, brightness) && within(SKIN.cb, cb[at]) && within(SKIN.cr, cr[at]),
  );
  let faces = 0;
  for (let first = 0; first < isSkin.length; first++) {
    if (!isSkin[first]) continue;
    const box = { left: width, right: 0, top: height, bottom: 0 };
    let cells = 0;
    const open = [first];
    isSkin[first] = false;
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      cells++;
      const [column, row] = [at % width, Math.floor(at / width)];
      box.left = Math.min(box.left, column);
      box.right = Math.max(box.right, column);
      box.top = Math.min(box.top, row);
      box.bottom = Math.max(box.bottom, row);
      const beside = [
        column > 0 && at - 1,
        column < width - 1 && at + 1,
        row > 0 && at - width,
        row < height - 1 && at + width,
      ];
      for (const next of beside) {
        if (next === false || !isSkin[next]) continue;
        isSkin[next] = false;
        open.push(next);
      }
    }
    const [across, down] = [box.right - box.left + 1, box.bottom - box.top + 1];
    const share = cells / isSkin.length;
    const isFace =
      within([AREA.min, AREA.max], share) &&
      within([UPRIGHT.min, UPRIGHT.max], down / across) &&
      cells / (across * down) >= FILLED;
    if (isFace) faces++;
  }
  return faces;
}
