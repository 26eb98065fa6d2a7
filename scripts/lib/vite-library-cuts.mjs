/** A plugin that removes parts of libraries which nothing here uses and a bundler cannot see as unused. */
import { readFileSync } from 'node:fs';
import { LIBRARY_EDITS } from './library-cuts.mjs';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('./library-cuts.mjs').Edit} Edit */
/** @typedef {(library: string) => string} VersionOf returns a library's version */

/** Comments between slashes and stars, and lines of a comment: no string or pattern of these libraries looks like one. */
const COMMENTS = /\/\*(?:[^*]|\*(?!\/))*\*\/|^\s*\/\/.*$/gm;

/** @type {VersionOf} */
const installed = (library) =>
  JSON.parse(readFileSync(`node_modules/${library}/package.json`, 'utf8')).version;

/** Returns the pattern of an edit's text. White space between names and signs may be there or not. @param {string} before */
const patternOf = (before) =>
  new RegExp(
    before
      .replace(/[.*+?^${}()|[\]\\/]/g, ' \\$& ')
      .trim()
      .replace(/\s*…\s*/g, '[^]*?')
      .replace(/\s+/g, '\\s*'),
    'g',
  );

/**
 * Returns a file's text with the edits, without its comments.
 * @param {string} code @param {readonly Edit[]} edits
 * @throws {Error} if the text has not what an edit quotes, as many times as it says
 */
export function edited(code, edits) {
  return edits.reduce(
    (text, [before, after, times = 1]) => {
      const pattern = patternOf(before);
      const found = text.match(pattern)?.length ?? 0;
      if (found !== times) throw new Error(`found ${found} times and not ${times}: ${before}`);
      return text.replace(pattern, () => after);
    },
    code.replace(COMMENTS, ''),
  );
}

/**
 * Returns a line for each library of which another version is installed than its cuts quote.
 * @param {VersionOf} [versionOf] @returns {string[]}
 */
export const skippedCuts = (versionOf = installed) =>
  LIBRARY_EDITS.flatMap(({ library, version }) =>
    versionOf(library) === version
      ? []
      : `${library} ${versionOf(library)} is bundled whole, since scripts/lib/library-cuts.mjs quotes ${version}: set the version there and mend what test/unit/scripts/library-cuts.test.ts does not find`,
  );

/** The edits of a module. @param {string} id @param {VersionOf} versionOf */
function editsOf(id, versionOf) {
  const [, library = '', file = ''] = /\/node_modules\/(preact|@nanostores\/react)\/(.*)$/.exec(id) ?? [];
  const { version, cuts = [], behaviour = {} } = LIBRARY_EDITS.find((one) => one.library === library) ?? {};
  const applied = library && versionOf(library) === version ? cuts : [];
  return { cuts: applied.flatMap(({ edits }) => edits[file] ?? []), behaviour: behaviour[file] ?? [] };
}

/**
 * Applies library-cuts.mjs: all cuts of a library, or none and a warning if another version is installed.
 * @param {VersionOf} [versionOf]
 * @returns {Plugin}
 */
export const libraryCuts = (versionOf = installed) => ({
  name: 'vitrine:library-cuts',
  enforce: 'pre',
  buildStart() {
    for (const line of skippedCuts(versionOf)) this.warn(line);
  },
  transform: {
    filter: { id: /\/node_modules\/(?:preact|@nanostores\/react)\/.*\.js$/ },
    handler(code, id) {
      const { cuts, behaviour } = editsOf(id, versionOf);
      let text = cuts.length > 0 ? edited(code, cuts) : code;
      for (const edit of behaviour) {
        try {
          text = edited(text, [edit]);
        } catch (error) {
          this.warn(`${id}: a change of its behaviour is ${error}`);
        }
      }
      return text === code ? undefined : { code: text, map: null };
    },
  },
});
