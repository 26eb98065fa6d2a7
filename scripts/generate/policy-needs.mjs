/** What the pages of a widget must allow in a Content-Security-Policy, read from the imports of its files. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importsBelow, readImportGraph } from '../source/import-graph.mjs';
import { root } from '../system/run.mjs';

/**
 * @typedef {import('../source/import-graph.mjs').ImportGraph} ImportGraph
 * @typedef {{ services: string[], uses: string[] }} Needs services: names as in `vitrine:service:NAME`, sorted
 */

/** Files that use what a policy has a directive of its own for. */
const USES = {
  'card-frame': 'src/features/card/frame/CardFrame.tsx',
  'card-provider': 'src/services/providers/card-provider.ts',
  'face-detector': 'widgets/security-photo/deferred/guide/media-pipe.ts',
  images: 'src/page/images.ts',
  'location-provider': 'src/services/providers/aws.ts',
  'map-tiles': 'widgets/dealer-finder/deferred/map/Tiles.tsx',
  'pdf-frame': 'src/features/manuals/PdfReader.tsx',
  worker: 'widgets/barcode-scanner/deferred/reading/worker-decoder.ts',
};

const SERVICE = /^src\/services\/[\w-]+\.ts$/;
/** Another company's, which are asked only where the page names a provider. */
const OUTSIDE = /^aws-/;

/** A call: its export and its base, as a text or as a constant of the file. */
const CALL = /^export const (\w+) = (?:GET|POST|PUT|PATCH|DELETE)\(\s*'[\w-]+',\s*(?:'([\w-]+)'|(\w+)),/gm;
/** A function that makes addresses of a service for others, as of images. */
const ADDRESS = /^export (?:async )?function (\w+)\([\s\S]*?^\}/gm;

/**
 * Returns the exports of a service's file that reach the service, with its name in the page's metadata.
 * @param {string} text of the file @returns {Map<string, string>}
 */
export function basesOf(text) {
  const constants = new Map(
    [...text.matchAll(/^const (\w+) = '([\w-]+)';/gm)].map(([, name, value]) => [name, value]),
  );
  /** @type {Map<string, string>} */
  const bases = new Map();
  for (const [, name = '', literal, constant] of text.matchAll(CALL)) {
    const base = literal ?? constants.get(constant);
    if (base) bases.set(name, base);
  }
  for (const [body, name = ''] of text.matchAll(ADDRESS)) {
    const [, constant] = /\bserviceBase\((\w+)\)/.exec(body) ?? [];
    const base = constants.get(constant);
    if (base) bases.set(name, base);
  }
  return bases;
}

/** Tags that a file writes into its markup. @param {string} text @returns {string[]} */
const tagsIn = (text) =>
  [...text.matchAll(/(?:<|createElement\(\s*')(vt-[a-z-]+)/g)].map(([, tag = '']) => tag);

/**
 * Returns the needs of every widget by its tag. A file counts with all that it names: rather more than a build that leaves out
 * unused exports would have.
 * @param {ImportGraph} [graph] @param {(path: string) => string} [read] @returns {Record<string, Needs>}
 */
export function policyNeeds(
  graph = readImportGraph(root, [], 'values'),
  read = (path) => readFileSync(join(root, path), 'utf8'),
) {
  /** @type {Map<string, { bases: Set<string>, tags: string[] }>} */
  const known = new Map();
  const services = new Map(
    [...graph.keys()].filter((path) => SERVICE.test(path)).map((path) => [path, basesOf(read(path))]),
  );
  /** What one file names. @param {string} path */
  const namedIn = (path) => {
    const before = known.get(path);
    if (before) return before;
    /** @type {Set<string>} */
    const bases = new Set();
    const text = /\.tsx?$/.test(path) ? read(path) : '';
    for (const imported of graph.get(path) ?? [])
      for (const [name, base] of services.get(imported) ?? [])
        if (new RegExp(`\\b${name}\\b`).test(text)) bases.add(base);
    const named = { bases, tags: tagsIn(text) };
    known.set(path, named);
    return named;
  };
  /** @param {string} tag @param {Set<string>} seen tags whose needs are added elsewhere @returns {Needs} */
  const needsOf = (tag, seen) => {
    seen.add(tag);
    const files = importsBelow(graph, `widgets/${tag.slice(3)}/element.ts`);
    const named = [...files].map(namedIn);
    const inner = named
      .flatMap(({ tags }) => tags)
      .filter((each) => !seen.has(each) && graph.has(`widgets/${each.slice(3)}/element.ts`));
    const others = [...new Set(inner)].map((each) => needsOf(each, seen));
    const bases = [...named.flatMap((each) => [...each.bases]), ...others.flatMap((each) => each.services)];
    const uses = Object.entries(USES).flatMap(([use, path]) => (files.has(path) ? use : []));
    return {
      services: [...new Set(bases.filter((base) => !OUTSIDE.test(base)))].sort(),
      uses: [...new Set([...uses, ...others.flatMap((each) => each.uses)])].sort(),
    };
  };
  const tags = [...graph.keys()].flatMap((path) => /^widgets\/([^/]+)\/element\.ts$/.exec(path)?.[1] ?? []);
  return Object.fromEntries(tags.sort().map((name) => [`vt-${name}`, needsOf(`vt-${name}`, new Set())]));
}
