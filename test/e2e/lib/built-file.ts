import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

/**
 * Returns what tells the names of the built files that hold a module, of the build on preact and of that on React. Which
 * modules share a file changes with the plan of chunks.
 * @throws {Error} if no file holds it
 */
export function holds(module: string): (name: string) => boolean {
  const names = ['dist', 'dist-react'].flatMap((folder) => {
    if (!existsSync(`${folder}/modules.json`)) return [];
    const files: Record<string, string[]> = JSON.parse(readFileSync(`${folder}/modules.json`, 'utf8'));
    return Object.entries(files).flatMap(([file, held]) => (held.includes(module) ? [basename(file)] : []));
  });
  if (names.length === 0) throw new Error(`no built file holds ${module}`);
  return (name) => names.includes(basename(name));
}

/** The same of addresses, for `page.route`. */
export function builtFile(module: string): (url: URL) => boolean {
  const isOf = holds(module);
  return ({ pathname }) => isOf(pathname);
}
