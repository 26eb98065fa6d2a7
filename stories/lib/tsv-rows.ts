/** Returns the rows of a table in TSV without its header. */
export const rowsOf = (text: string): string[][] =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
