import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#domain/core/brands';

/** A written form, what is handed to voices for it, and the words that have to be heard. */
export interface Row {
  language: Language;
  written: string;
  spoken: string;
  inFull: string;
}

const [, ...lines] = readFileSync(join(import.meta.dirname, 'spoken.tsv'), 'utf8')
  .trimEnd()
  .split('\n');

export const rows = lines.map((line): Row => {
  const [language, written, spoken, inFull] = line.split('\t') as [Language, string, string, string];
  return { language, written, spoken, inFull };
});
