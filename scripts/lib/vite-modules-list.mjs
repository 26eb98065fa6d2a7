/** Writes modules.json for a build: which modules a file holds, and which of them each widget needs. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withFollowing } from './chunks/following.mjs';
import { ALWAYS, graphOf, pathOf } from './chunks/module-graph.mjs';
import { chunks } from './vite-chunks.mjs';

/** @typedef {import('vite').Plugin} Plugin */

/**
 * modules.json: every file's modules with their bytes before minification, and every widget's modules until its main
 * task is done, without those that only share a file with them (scripts/lib/unneeded.mjs). It is not shipped.
 * @returns {Plugin}
 */
export const listModules = () => ({
  name: 'vitrine:list-modules',
  writeBundle({ dir = 'dist' }, bundle) {
    const graph = graphOf(this);
    /** @param {string[]} sources */
    const withImports = (sources) => {
      const loaded = graph.withImports(sources.flatMap((source) => graph.idOf(source) ?? []));
      return [...withFollowing(graph, loaded)].map((id) => pathOf(id));
    };
    const files = chunks(bundle).map(({ fileName, modules }) => [
      fileName,
      Object.fromEntries(
        Object.entries(modules).map(([id, { renderedLength }]) => [pathOf(id), renderedLength]),
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
