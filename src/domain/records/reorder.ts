/** Lists whose order somebody decides. Pure. */

/** Returns a list with one item moved to another place; places beyond an end mean the end. */
export function moveItem<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const place = Math.max(0, Math.min(list.length - 1, to));
  if (from === place || list[from] === undefined) return list;
  const rest = list.filter((_, index) => index !== from);
  return [...rest.slice(0, place), list[from], ...rest.slice(place)];
}

/** Returns where a key moves an item to; undefined for a key that does not. */
export function placeByKey(key: string, from: number, length: number): number | undefined {
  const to = { ArrowUp: from - 1, ArrowDown: from + 1, Home: 0, End: length - 1 }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(length - 1, to));
}

/** Where a row of a list is, before anything was moved. */
export interface RowBox {
  top: number;
  height: number;
}

/** Returns the place of a dragged row: behind each row whose middle its own middle has passed. */
export function placeByDrag(boxes: readonly RowBox[], from: number, distance: number): number {
  const dragged = boxes[from];
  if (!dragged) return from;
  const middle = dragged.top + dragged.height / 2 + distance;
  return boxes.filter(({ top, height }, index) => index !== from && top + height / 2 < middle).length;
}

/** Returns how far a row gives way to a dragged one: by the dragged one's height and the gap, up or down, or not at all. */
export function givesWay(index: number, from: number, to: number, step: number): number {
  if (index > from && index <= to) return -step;
  return index < from && index >= to ? step : 0;
}
