/** A part of a text: its first character and its number of characters, in UTF-16 units. */
export interface Mark {
  offset: number;
  length: number;
}

/**
 * Splits a text into marked and unmarked parts, in order; joined they are the text. Marks of a service may overlap, be
 * unordered or lie outside the text: only what they cover of it is marked.
 */
export function markedParts(text: string, marks: readonly Mark[]): { text: string; marked: boolean }[] {
  const parts: { text: string; marked: boolean }[] = [];
  let from = 0;
  const add = (until: number, marked: boolean) => {
    if (until <= from) return;
    parts.push({ text: text.slice(from, until), marked });
    from = until;
  };
  for (const { offset, length } of [...marks].sort((one, other) => one.offset - other.offset)) {
    const start = Math.min(offset, text.length);
    const end = Math.min(offset + length, text.length);
    if (end <= Math.max(start, from)) continue;
    add(start, false);
    add(end, true);
  }
  add(text.length, false);
  return parts;
}
