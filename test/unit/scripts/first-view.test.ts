import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { firstViewProblems } from '#scripts/house/first-view.mjs';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A repository with a widget "a" of these files, and the modules that they import. */
function problemsOf(view: string, more: Record<string, string> = {}) {
  root = mkdtempSync(join(tmpdir(), 'vitrine-'));
  const files = {
    'widgets/a/element.ts': `import { defineWidget } from '../../src/element/host';\ndefineWidget('vt-a', { island: () => import('./A') });`,
    'widgets/a/A.tsx': view,
    'src/element/host.ts': '',
    'src/ui/core/fields.tsx': '',
    'src/page/settings/meta-text.ts': '',
    'src/ui/parts/Button.tsx': 'export class Button {}',
    'src/services/lead.ts': 'export const sent = new Map();',
    ...more,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return firstViewProblems('widgets/a', root).map(
    ({ path, line, message }) => `${path}:${line} ${message.split(' ')[0]}`,
  );
}

describe('a first view', () => {
  it('stands on core, on what is copied into it, on packages and on its own folder', () => {
    const view = `import { useState } from 'react';\nimport { TextField } from '../../src/ui/core/fields';\nimport { metaText } from '../../src/page/settings/meta-text';\nimport { words } from './words';`;
    expect(problemsOf(view, { 'widgets/a/words.ts': '' })).toEqual([]);
  });

  it('takes types from wherever they are, and anything by a late import', () => {
    const view = `import type { Lead } from '../../src/services/lead';\nimport { type Other } from '../../src/services/lead';\nconst load = () => import('../../src/services/lead');`;
    expect(problemsOf(view)).toEqual([]);
  });

  it('takes nothing else: the failure names the import', () => {
    expect(problemsOf(`import 'react';\nimport { Button } from '../../src/ui/parts/Button';`)).toEqual([
      "widgets/a/A.tsx:2 '../../src/ui/parts/Button'",
    ]);
    expect(problemsOf(`export * from '../../src/services/lead';`)).toHaveLength(1);
  });

  it('nor by way of its own files', () => {
    const more = { 'widgets/a/send.ts': `import { lead, type Lead } from '../../src/services/lead';` };
    expect(problemsOf(`import { send } from './send';`, more)).toEqual([
      "widgets/a/send.ts:1 '../../src/services/lead'",
    ]);
  });
});
