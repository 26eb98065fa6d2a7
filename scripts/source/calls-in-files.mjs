/** Which calls of the catalogue a source file makes, and which ones a widget can make. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';
import { importsOf, resolveImport } from './imports.mjs';

/** Made by img elements, whose addresses are those of the files. */
const MADE_BY_IMAGES = { id: 'AST-01', file: 'src/services/assets.ts' };
const SERVICE_FILE = /^src\/services\/[^/]+\.ts$/;

/** @returns {Map<string, string>} the id of each call by service and name: 'recall.getRecallCar' is RCL-01 */
export function callIds() {
  const folder = join(root, 'src/services');
  return new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.ts'))
      .flatMap((name) => {
        const calls = /export const (\w+) = (?:GET|POST|PUT|PATCH|DELETE)\(\s*'([\w-]+)'/g;
        const service = name.replace(/\.ts$/, '');
        return [...readFileSync(join(folder, name), 'utf8').matchAll(calls)].map(
          ([, call, id = '']) => /** @type {[string, string]} */ ([`${service}.${call}`, id]),
        );
      }),
  );
}

/**
 * @returns {[id: string, path: string][]} the calls that no source document specifies, marked `ours: true`, sorted by id
 */
export function ownCalls() {
  const folder = join(root, 'src/services');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .flatMap((name) => readFileSync(join(folder, name), 'utf8').split(/^export const /m))
    .filter((text) => /^\s*ours: true,/m.test(text) || /[{,] ours: true[ ,]/.test(text))
    .flatMap((text) => {
      const [, id, path] =
        /^\w+ = (?:GET|POST|PUT|PATCH|DELETE)\(\s*'([\w-]+)',\s*\w+,\s*'([^']+)'/.exec(text) ?? [];
      return id && path ? [/** @type {[string, string]} */ ([id, path])] : [];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Returns the ids of the calls in a file: members of a service imported as a whole, or named imports, static or dynamic.
 * @param {string} text of the file @param {ReadonlyMap<string, string>} ids by service and name @returns {string[]}
 */
export function callsIn(text, ids) {
  const allOf = (/** @type {string} */ service) =>
    [...ids.keys()].filter((call) => call.startsWith(`${service}.`));
  const whole = [...text.matchAll(/import \* as (\w+) from '[^']*\/([\w-]+)'/g)].flatMap(
    ([, local, service = '']) =>
      // A spread service uses all its calls.
      text.includes(`...${local} }`)
        ? allOf(service)
        : [...text.matchAll(new RegExp(`\\b${local}\\s*\\.(\\w+)`, 'g'))].map(
            ([, call]) => `${service}.${call}`,
          ),
  );
  const late = /const \{([^}]*)\} = await import\('[^']*\/([\w-]+)'\)/g;
  const named = [
    ...text.matchAll(/import \{([^}]*)\} from '[^']*\/([\w-]+)'/g),
    ...text.matchAll(late),
  ].flatMap(([, names = '', service]) => names.split(',').map((name) => `${service}.${name.trim()}`));
  return [...whole, ...named].flatMap((call) => ids.get(call) ?? []);
}

/**
 * Returns the calls that each widget can make: those of all files that it loads, at once or later. A file that several
 * widgets share counts for each of them with all its calls.
 * @returns {Map<string, string[]>} tags by id, sorted
 */
export function widgetsByCall() {
  const ids = callIds();
  /** @type {Map<string, { calls: string[], imports: string[] }>} */
  const known = new Map();
  const read = (/** @type {string} */ path) => {
    const before = known.get(path);
    if (before) return before;
    const imports = importsOf(join(root, path))
      .filter(({ kind }) => kind === 'value' || kind === 'late')
      .flatMap(({ from }) => resolveImport(path, from) ?? [])
      .filter((target) => /^(src|widgets)\/.*\.tsx?$/.test(target));
    const calls = SERVICE_FILE.test(path) ? [] : callsIn(readFileSync(join(root, path), 'utf8'), ids);
    const file = { imports, calls };
    known.set(path, file);
    return file;
  };
  /** @type {Map<string, Set<string>>} */
  const tags = new Map();
  for (const name of readdirSync(join(root, 'widgets')).sort()) {
    const reached = new Set([`widgets/${name}/element.ts`]);
    // Iterating over a set includes elements added during the iteration.
    for (const path of reached) for (const each of read(path).imports) reached.add(each);
    const made = [...reached].flatMap((path) => [
      ...read(path).calls,
      ...(path === MADE_BY_IMAGES.file ? [MADE_BY_IMAGES.id] : []),
    ]);
    for (const id of made) tags.set(id, (tags.get(id) ?? new Set()).add(`vt-${name}`));
  }
  return new Map([...tags].map(([id, set]) => [id, [...set]]));
}
