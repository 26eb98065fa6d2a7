/**
 * Chunks so small that they should join another one, unless there is a reason: a comment `small chunk: WHY` right before
 * an import of what is in the chunk, or `reason` in a group of chunk-groups.mjs.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { chunkName } from './byte-budgets.mjs';
import { chunkGroups } from './chunk-groups.mjs';
import { read } from './house-read.mjs';
import { resolveImport } from './imports.mjs';

/** Bytes (brotli) under which a chunk needs a reason. */
const SMALL = 1500;
/** Bytes from which it may have none; apart from the former, so that a few bytes make nobody remove and add it. */
const LARGE = 2000;
const COMMENT = /^\s*small chunk: (.*\S)\s*$/i;

/** @typedef {{ name: string, bytes: number, modules: string[] }} Chunk modules by path, without queries */
/** @typedef {{ at: string, module: string | undefined }} Reason `module` is undefined where no import follows the comment */

/**
 * Returns the comments of a source that give a reason, each with the import that begins on its line or the next one.
 * @param {string} path @param {string} text @returns {{ line: number, from: string | undefined }[]}
 */
export function reasonsIn(path, text) {
  if (!/small chunk:/i.test(text)) return [];
  const { program, comments } = parseSync(path, text);
  const { imports } = read(program);
  /** @param {number} offset */
  const lineAt = (offset) => text.slice(0, offset).split('\n').length;
  return comments
    .filter(({ value }) => COMMENT.test(value))
    .map(({ end }) => {
      const line = lineAt(end);
      const next = imports
        .filter(({ start }) => start >= end && lineAt(start) <= line + 1)
        .sort((one, other) => one.start - other.start)[0];
      return { line, from: next?.from };
    });
}

/**
 * Returns the small chunks without a reason, and what is wrong with the reasons.
 * @param {Chunk[]} chunks of a build @param {Reason[]} reasons beside imports @param {string[]} groups names with a reason
 * @returns {{ without: string[], problems: string[] }}
 */
export function judge(chunks, reasons, groups) {
  const excused = new Set();
  const problems = [];
  /** @param {string} at @param {string} what @param {Chunk[]} found */
  const settle = (at, what, found) => {
    for (const each of found) excused.add(each);
    if (found.length === 0) problems.push(`${at}: no chunk has ${what} any more: remove the reason`);
    else if (found.every(({ bytes }) => bytes >= LARGE))
      problems.push(`${at}: the chunk with ${what} is not small any more: remove the reason`);
  };
  for (const { at, module } of reasons) {
    if (module)
      settle(
        at,
        module,
        chunks.filter(({ modules }) => modules.includes(module)),
      );
    else problems.push(`${at}: "small chunk:" stands right before an import of a file of ours`);
  }
  for (const group of groups)
    settle(
      'scripts/lib/chunk-groups.mjs',
      `the name ${group}`,
      chunks.filter(({ name }) => name === group),
    );
  const without = chunks.filter((each) => each.bytes < SMALL && !excused.has(each)).map(({ name }) => name);
  return { without, problems };
}

/** The reasons of all sources, with the modules that they are about. @returns {Reason[]} */
const allReasons = () =>
  ['src', 'widgets'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => {
        const path = `${folder}/${name.replaceAll('\\', '/')}`;
        return reasonsIn(path, readFileSync(path, 'utf8')).map(({ line, from }) => ({
          at: `${path}:${line}`,
          module: from && resolveImport(path, from),
        }));
      }),
  );

/**
 * Returns the row of the chunks that are too small.
 * @param {string} folder of a build @param {Pick<import('./byte-budgets.mjs').Manifest, 'files'>} manifest
 */
export function smallRow(folder, { files }) {
  const { files: modules } = JSON.parse(readFileSync(`${folder}/modules.json`, 'utf8'));
  const names = Object.entries(files).filter(([name]) => name.startsWith('chunks/'));
  const chunks = names.map(([file, { brotli }]) => ({
    name: chunkName(file),
    bytes: brotli,
    modules: Object.keys(modules[file]).map((name) => name.replace(/\?.*$/, '')),
  }));
  const groups = chunkGroups.flatMap(({ name, reason }) => (reason ? [name] : []));
  const { without, problems } = judge(chunks, allReasons(), groups);
  return {
    entry: `small without a reason: ${without.join(' ') || '-'}`,
    build: folder,
    requests: without.length,
    gzip: 0,
    brotli: 0,
    budget: 0,
    ok: without.length + problems.length === 0,
    problems: [
      ...without.map(
        (name) =>
          `chunk ${name} has under ${SMALL} bytes: put it into a group of scripts/lib/chunk-groups.mjs, or write why not, as /* small chunk: WHY */ right before the import that makes it`,
      ),
      ...problems,
    ],
  };
}
