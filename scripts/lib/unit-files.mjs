/** Unit test files by environment. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOM = /^\/\/ @vitest-environment happy-dom$/m;

/**
 * Sorts a folder's tests by whether their file requires a DOM. Only files without one share a module graph: stores and
 * widgets are singletons of a page, and each file with a DOM has its own page.
 * @param {string} folder from the working directory
 * @returns {{ dom: string[], node: string[] }} paths from the working directory
 */
export function filesByEnvironment(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file))
    .map((file) => join(folder, file).replaceAll('\\', '/'));
  /** @param {string} file */
  const hasDom = (file) => DOM.test(readFileSync(file, 'utf8'));
  return { dom: files.filter(hasDom), node: files.filter((file) => !hasDom(file)) };
}
