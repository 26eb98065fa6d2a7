// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const rowsOf = (name: string) =>
  readFileSync(`test/unit/security/${name}.tsv`, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

const attacks = rowsOf('attacks');
const duties = rowsOf('duties');

describe('the table of attacks', () => {
  it('has every attack once, at least forty', () => {
    const ids = attacks.map(([id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(40);
  });

  it.each(attacks)('%s is tried by its test', (id = '', attack, before, now, test = '') => {
    expect([attack, before, now].every(Boolean)).toBe(true);
    // In the browser under its id; in a unit test under the words of its widget or function.
    if (test.startsWith('test/e2e/')) expect(readFileSync(test, 'utf8')).toMatch(new RegExp(`['"\`]${id} `));
    else expect(existsSync(test)).toBe(true);
  });

  it('lacks none that is tried in the browser', () => {
    const tried = readdirSync('test/e2e/attacks').flatMap((file) =>
      [
        ...readFileSync(`test/e2e/attacks/${file}`, 'utf8').matchAll(/\btest\(\s*['"`]([A-Z]+\d+[a-z]?) /g),
      ].map(([, id]) => id),
    );
    expect(tried.filter((id) => !attacks.some(([known]) => known === id))).toEqual([]);
  });
});

describe('the table of duties', () => {
  it('is in the words of OWASP ASVS 5.0, and names who answers', () => {
    for (const [chapter = '', who = '', what] of duties) {
      expect(chapter).toMatch(/^V\d{1,2} [A-Z]/);
      expect(['page', 'back end', 'library']).toContain(who);
      expect(what).toBeTruthy();
    }
  });

  it('has a test for each duty of the library', () => {
    for (const [, who, what, test = ''] of duties)
      if (who === 'library' || test) expect(existsSync(test), what).toBe(true);
  });
});
