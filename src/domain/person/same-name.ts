/** Returns a text's letters and digits without accents and case, and the position of each in the text. */
export function squeeze(text: string): { letters: string; at: number[] } {
  const at: number[] = [];
  let letters = '';
  for (let index = 0; index < text.length; index++) {
    const [letter = ''] = (text[index] as string).normalize('NFD').toLowerCase();
    if (!/[\p{L}\p{N}]/u.test(letter)) continue;
    letters += letter;
    at.push(index);
  }
  return { letters, at };
}

/** Whether two names are equal, ignoring accents, case, spaces and punctuation. */
export const sameName = (one: string, other: string): boolean =>
  squeeze(one).letters === squeeze(other).letters;

/** Whether a name contains a text, ignoring the same; an empty text is in none. */
export function containsName(name: string, part: string): boolean {
  const { letters } = squeeze(part);
  return letters !== '' && squeeze(name).letters.includes(letters);
}
