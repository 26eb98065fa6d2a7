/** Unit test files by environment. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOM = /^\/\/ @vitest-environment happy-dom$/m;
const REACT = /^\/\/ @react$/m;
const RULES = /^test\/unit\/domain\//;
const MOCKS = /^\s*vi\.(mock|doMock)\(/m;

/** @param {string} file @param {string} text */
function kindOf(file, text) {
  if (!DOM.test(text)) return 'node';
  if (REACT.test(text)) return 'react';
  if (RULES.test(file)) return 'rules';
  return MOCKS.test(text) ? 'mocks' : 'dom';
}

/**
 * Sorts the tests of folders by what their file requires: a DOM (those of the rules apart), React itself, and a worker of its own. vi.mock() replaces a module for all
 * files of a worker, so that files with a DOM that call it share none.
 * @param {...string} folders from the working directory
 * @returns {{ dom: string[], rules: string[], react: string[], mocks: string[], node: string[] }} paths from the working directory
 */
export function filesByEnvironment(...folders) {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.test\.(ts|tsx|mjs)$/.test(file))
      .map((file) => join(folder, file).replaceAll('\\', '/')),
  );
  /** @type {{ dom: string[], rules: string[], react: string[], mocks: string[], node: string[] }} */
  const sorted = { dom: [], rules: [], react: [], mocks: [], node: [] };
  for (const file of files) {
    const text = readFileSync(file, 'utf8');
    sorted[kindOf(file, text)].push(file);
  }
  return sorted;
}
