import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unneeded } from '#scripts/lib/unneeded.mjs';

/** A build of two widgets: both load the panels, of which only the form needs the half that takes the rules along. */
function build() {
  const folder = mkdtempSync(join(tmpdir(), 'unneeded-'));
  const write = (name: string, content: object) => writeFileSync(join(folder, name), JSON.stringify(content));
  write('manifest.json', {
    files: { 'form.js': { brotli: 10 }, 'panels.js': { brotli: 100 }, 'rules.js': { brotli: 60 } },
    widgets: {
      'vt-form': { used: ['form.js', 'panels.js', 'rules.js'] },
      'vt-list': { used: ['panels.js', 'rules.js'] },
    },
  });
  write('modules.json', {
    files: {
      'form.js': { 'form.ts': 30 },
      'panels.js': { 'steps.ts': 50, 'dialog.ts': 150 },
      'rules.js': { 'rules.ts': 70 },
    },
    widgets: {
      'vt-form': ['form.ts', 'steps.ts', 'dialog.ts', 'rules.ts'],
      'vt-list': ['dialog.ts'],
    },
  });
  return folder;
}

it('counts for each widget that loads a file the modules that it does not need', () => {
  expect(unneeded(build())).toEqual([
    {
      file: 'rules.js',
      brotli: 60,
      loads: 2,
      bytes: 60,
      modules: [{ name: 'rules.ts', bytes: 60, needs: 1 }],
    },
    {
      file: 'panels.js',
      brotli: 100,
      loads: 2,
      bytes: 25,
      modules: [{ name: 'steps.ts', bytes: 25, needs: 1 }],
    },
    { file: 'form.js', brotli: 10, loads: 1, bytes: 0, modules: [] },
  ]);
});
