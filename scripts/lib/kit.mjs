/** The separate build of the kit: its entries, its output folder, and the size of each component. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Components of the kit outside its folders. */
const BESIDE = ['Combobox', 'Dialog', 'standalone/CityFields', 'standalone/Stepper'];

/** The output folder of a kit build, from the root; `kit` or `kit-react`. @param {string} mode */
export const kitFolder = (mode) => `.cache/${mode}`;

/**
 * All components by name: those of the two folders, and the few outside them.
 * @returns {Record<string, string>} file by name, from the root
 */
export function kitComponents() {
  const folders = ['src/ui/parts', 'src/ui/fields'].filter((folder) => existsSync(join(root, folder)));
  const files = folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  const beside = BESIDE.map((name) => `src/ui/${name}.tsx`).filter((path) => existsSync(join(root, path)));
  return Object.fromEntries(
    [...beside, ...files].map((path) => [path.replace(/^.*\/|\.tsx$/g, ''), path]).sort(),
  );
}

/** Entries of the kit's build, and of the demo's own pages; the lead form is included for comparison. @returns {Record<string, string>} */
export const kitEntries = () => ({
  gallery: 'demo-pages/gallery/element.ts',
  'embed-builder': 'demo-pages/embed/demo-builder.tsx',
  'embed-preview': 'demo-pages/embed/demo-preview.tsx',
  'widgets/lead-form': 'widgets/lead-form/element.ts',
  ...Object.fromEntries(Object.entries(kitComponents()).map(([name, path]) => [`kit/${name}`, path])),
});

/** @typedef {Record<string, { brotli: number, gzip: number, imports: string[], later: string[] }>} Files */

/** @param {string} file @param {Files} files @param {boolean} later include files that load later @param {Set<string>} seen */
function closure(file, files, later, seen = new Set()) {
  const known = files[file];
  if (seen.has(file) || !known) return seen;
  seen.add(file);
  for (const name of [...known.imports, ...(later ? known.later : [])]) closure(name, files, later, seen);
  return seen;
}

/**
 * Returns what each component adds to a page with a lead form: the bytes of the files that it needs and the form,
 * including its deferred files, does not. Empty if the kit was not built.
 * @returns {{ component: string, gzip: number, brotli: number }[]}
 */
export function kitSizes() {
  const path = join(root, kitFolder('kit'), 'manifest.json');
  if (!existsSync(path)) return [];
  /** @type {{ files: Files }} */
  const { files } = JSON.parse(readFileSync(path, 'utf8'));
  const form = closure('widgets/lead-form.js', files, true, closure('vitrine.js', files, true));
  return Object.keys(files)
    .filter((name) => name.startsWith('kit/'))
    .map((name) => {
      const own = [...closure(name, files, false)].filter((file) => !form.has(file));
      /** @param {'gzip' | 'brotli'} key */
      const sum = (key) => own.reduce((total, file) => total + (files[file]?.[key] ?? 0), 0);
      return { component: name.replace(/^kit\/|\.js$/g, ''), gzip: sum('gzip'), brotli: sum('brotli') };
    });
}
