import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { Language } from '#domain/core/brands';
import { spokenText } from '#domain/spoken/spoken-text';
import { rows } from './rows';

/** espeak-ng's voices, which NVDA and Orca bring. */
const VOICES: Record<Language, string> = { 'pt-BR': 'pt-br', 'es-AR': 'es-419' };

/** Sounds that depend on stress and neighbours, as those of a number in one word and in several. */
const SAME_SOUNDS = {
  '*@': 'r',
  y: 'i',
  j: 'i',
  I: 'i',
  U: 'o',
  u: 'o',
  w: 'o',
  O: 'o',
  '&': 'a',
  E: 'e',
  z: 's',
  B: 'b',
  D: 'd',
};

/** Returns the phonemes that a voice makes of a text, without stress, pauses and joins of words. */
function phonemes(text: string, language: Language): string {
  const made = execFileSync('espeak-ng', ['-v', VOICES[language], '-q', '-x', '--stdin'], {
    input: text,
    encoding: 'utf8',
  });
  const sounds = Object.entries(SAME_SOUNDS).reduce(
    (all, [sound, same]) => all.replaceAll(sound, same),
    made.replace(/\(\w+\)/g, ''),
  );
  return sounds.replace(/['_,:;!#%\s-]/g, '').replace(/(.)\1+/g, '$1');
}

describe('a voice says', () => {
  it.each(rows)('$language $written as $inFull', ({ language, written, spoken, inFull }) => {
    const words = phonemes(inFull, language);
    expect(phonemes(spokenText(written, language), language)).toBe(words);
    // What it reads right by itself needs no words of ours.
    if (spoken !== written) expect(phonemes(written, language)).not.toBe(words);
  });
});
