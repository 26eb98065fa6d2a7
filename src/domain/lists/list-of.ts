/**
 * Returns a list of so many items, each made from its index. Libraries of pages replace Array.from by one that ignores its
 * function (Prototype, MooTools).
 */
export function listOf<T>(length: number, item: (index: number) => T): T[] {
  const list: T[] = [];
  for (let index = 0; index < Math.floor(length); index++) list.push(item(index));
  return list;
}
