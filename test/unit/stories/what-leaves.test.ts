import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CONSENTS } from '#page/settings/consent-names';
import { readPageState } from '#scripts/source/page-state.mjs';
import { LEAVING } from '../../../stories/security/what-leaves';

/** The text of all source files, by path. */
const sources = ['src', 'widgets'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => /\.tsx?$/.test(path) && !/\/generated\/|\/element\/package\/|\/cms\//.test(path))
    .map((path) => [path, readFileSync(path, 'utf8')] as const),
);
const named = (kinds: readonly string[]) =>
  LEAVING.filter(({ kind }) => kinds.includes(kind)).map(({ name }) => name);

describe('the table of what leaves the page or stays in the browser', () => {
  it('has every stored value', () => {
    expect(named(['tab', 'browser']).sort()).toEqual([...readPageState().stored].sort());
  });
  it('says which of them outlast the tab', () => {
    const usesTab = (key: string) => {
      const [, name = ''] = /^vitrine:([\w-]+)/.exec(key) ?? [];
      return sources
        .filter(([, text]) => text.includes(`'${name}'`) || text.includes(`\`${name}`))
        .some(([, text]) => text.includes('sessionStorage'));
    };
    expect(named(['tab']).filter((key) => !usesTab(key))).toEqual([]);
  });
  it('has every cookie of ours', () => {
    const found = new Set(
      sources.flatMap(([, text]) => [...text.matchAll(/'(vitrine_[a-z]+)'/g)].map(([, name]) => name ?? '')),
    );
    expect(named(['cookie']).sort()).toEqual([...found].sort());
  });
  it('has every call that waits for a consent, and says which', () => {
    const waiting = sources.filter(([, text]) => /whenConsented\('(\w+)'/.test(text)).map(([path]) => path);
    expect(waiting.sort()).toEqual([
      'src/features/car/note-visit.ts',
      'src/features/contact/report-lead.ts',
      'src/page/campaign/campaign-values.ts',
      'src/page/campaign/click-id.ts',
      'src/page/report/data-layer.ts',
    ]);
    for (const { ground, consent, name } of LEAVING)
      expect([name, ground === 'consent', consent === undefined || CONSENTS.includes(consent)]).toEqual([
        name,
        consent !== undefined,
        true,
      ]);
  });
  it('has no name twice, and says what each is', () => {
    const names = LEAVING.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { what } of LEAVING) expect(what).toMatch(/^[A-Z].+\.$/);
  });
});
