/** Source maps of a build, which visitors do not load. */
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The folder of the maps within that of a build; neither the package nor the folder of a release has it. */
export const MAPS = 'maps';

/**
 * Moves the maps of a build out of the folders that are shipped, each under the name of its file.
 * @param {string} folder
 */
export function setMapsApart(folder) {
  const target = join(folder, MAPS);
  rmSync(target, { recursive: true, force: true });
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.js.map'),
  );
  for (const name of names) {
    mkdirSync(dirname(join(target, name)), { recursive: true });
    renameSync(join(folder, name), join(target, name));
  }
}
