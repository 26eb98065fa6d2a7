/** Writes modules.json for a build: which modules a file holds, and which of them each widget needs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { chunks } from './vite-chunks.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/** What a widget loads although nothing imports it: the loader, what every island stands on. */
const ALWAYS = ['src/element/vitrine.ts', 'src/element/runtime.ts'];
/** What loads by itself once another module is needed: with the first focus, and with the first call. */
const FOLLOWS = /** @type {const} */ ([
  ['src/element/mount.tsx', 'src/ui/first-use/first-use.ts'],
  ['src/services/http/call.ts', 'src/services/http/send.ts'],
]);

/**
 * modules.json: every file's modules with their bytes before minification, and every widget's modules until its main
 * task is done, without those that only share a file with them (scripts/lib/unneeded.mjs). It is not shipped.
 * @returns {Plugin}
 */
export const listModules = () => ({
  name: 'vitrine:list-modules',
  writeBundle({ dir = 'dist' }, bundle) {
    const root = process.cwd();
    const name = (/** @type {string} */ id) => relative(root, id.replace('\0', ''));
    const byName = new Map([...this.getModuleIds()].map((id) => [name(id), id]));
    /** @param {string[]} sources */
    const withImports = (sources) => {
      const reached = new Set(sources.filter((source) => byName.has(source)));
      for (const each of reached) {
        const ids = this.getModuleInfo(byName.get(each) ?? '')?.importedIds ?? [];
        for (const id of ids) reached.add(name(id));
        for (const [before, after] of FOLLOWS) if (each === before && byName.has(after)) reached.add(after);
      }
      return [...reached];
    };
    const files = chunks(bundle).map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [name(id), renderedLength]),
      ),
    ]);
    const widgets = chunks(bundle).flatMap(({ fileName }) => {
      const [, widget] = /^widgets\/(.*)\.js$/.exec(fileName) ?? [];
      if (!widget) return [];
      const path = `widgets/${widget}/budget.json`;
      const { usable = {}, used = {} } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
      const sources = [`widgets/${widget}/element.ts`, ...(usable.sources ?? []), ...(used.sources ?? [])];
      return [[`vt-${widget}`, withImports([...ALWAYS, ...sources])]];
    });
    const list = { files: Object.fromEntries(files), widgets: Object.fromEntries(widgets) };
    writeFileSync(join(dir, 'modules.json'), JSON.stringify(list));
  },
});
