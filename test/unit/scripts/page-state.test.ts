import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPageState } from '#scripts/source/page-state.mjs';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-state-'));
  writeFileSync(
    join(folder, 'a.ts'),
    `const NAME = 'car';
const CELL = { name: 'order', version: 3 } as const;
const OPTIONS = { area: 'sessionStorage', version: 2 } as const;
const state = pageSingleton(NAME, () => atom(null));
pageSingleton('fired', Array<Fired>);
pageSingleton(\`\${parameter}Route\`, create);
const wide = mediaStore('$wide', [], read);
persisted('plain', string());
persisted(CELL.name, string(), { ...CELL, lifetime });
persisted('spread', string(), OPTIONS);
persisted(\`seen \${order}\`, string(), { version: 4 });
persisted(\`offers-\${brandName()}\`, string());
storageKey('campaign');`,
  );
  writeFileSync(join(folder, 'b.ts'), 'const f = (name: string) => pageSingleton(name, create);');
});
afterAll(() => rmSync(folder, { recursive: true }));

it('names and keys are read from constants, templates and records', () => {
  expect(readPageState([folder])).toEqual({
    singletons: ['$wide', 'car', 'fired', '{parameter}Route'],
    stored: [
      'vitrine:campaign:v1',
      'vitrine:offers-{brandName}:v1',
      'vitrine:order:v3',
      'vitrine:plain:v1',
      'vitrine:seen {order}:v4',
      'vitrine:spread:v2',
    ],
  });
});

it('the library has the ones that its first views write out', () => {
  const { singletons, stored } = readPageState();
  const [, written = ''] =
    /const DEALER = '(.*)'/.exec(readFileSync('src/features/contact/known-visitor.ts', 'utf8')) ?? [];
  expect(stored).toContain(written);
  expect(stored).toContain('vitrine:car:v2');
  expect(singletons).toEqual(expect.arrayContaining(['$dealer', 'loader', 'base', 'tag', 'fired']));
});
