/** The kit as a build of its own: what goes into it, where it lies, and what each component weighs. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** Components of the kit that stand beside its folders. */
const BESIDE = ['CityFields', 'Combobox', 'Dialog', 'Popups', 'SendFailure'];

/** Where the kit's builds lie, from the root; `kit` or `kit-react`. @param {string} mode */
export const kitFolder = (mode) => `.cache/${mode}`;

/**
 * Every component by its name: those of the two folders, and the few beside them.
 * @returns {Record<string, string>} its file, from the root
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

/** What the kit's build is made from; the lead form is there to compare with. @returns {Record<string, string>} */
export const kitEntries = () => ({
  gallery: 'demo-pages/gallery/element.ts',
  'widgets/lead-form': 'widgets/lead-form/element.ts',
  ...Object.fromEntries(Object.entries(kitComponents()).map(([name, path]) => [`kit/${name}`, path])),
});

/** @typedef {Record<string, { brotli: number, gzip: number, imports: string[], later: string[] }>} Files */

/** @param {string} file @param {Files} files @param {boolean} later what comes later too @param {Set<string>} seen */
function closure(file, files, later, seen = new Set()) {
  const known = files[file];
  if (seen.has(file) || !known) return seen;
  seen.add(file);
  for (const name of [...known.imports, ...(later ? known.later : [])]) closure(name, files, later, seen);
  return seen;
}

/**
 * What each component adds to a page that has a lead form already: the bytes of the files it needs and the form, with
 * all that it loads once it is used, does not. Empty where the kit was not built.
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
