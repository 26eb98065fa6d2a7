/** Dynamic imports of the built files: all that one needs at once, and a second try. */
import { posix } from 'node:path';
import MagicString from 'magic-string';
import { FUNCTIONS, nodesOf } from '../source/syntax-nodes.mjs';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ fileName: string, imports: readonly string[], moduleIds: readonly string[], isEntry: boolean }} Chunk */

/**
 * Returns a file and all that it imports statically, directly or indirectly.
 * @param {string} start @param {Record<string, Chunk>} chunks
 */
function closure(start, chunks) {
  const reached = new Set([start]);
  // A page's own package, which the build on React imports by its bare name, is no file of the build.
  for (const file of reached)
    for (const next of chunks[file]?.imports ?? []) if (chunks[next]) reached.add(next);
  return reached;
}

/**
 * Resolves to the first of some modules once all are there. It fails after the last of them has settled: a second try would take
 * over a request that is under way, and fail with it. What these begin to import themselves is not waited for, and handles its
 * failure where it is imported. Without Promise.allSettled, which old libraries of pages leave out.
 */
const TOGETHER =
  'function vitrineTogether(a,b=[]){b.map(e=>e.catch(()=>{}));return Promise.all(a).then(e=>e[0],e=>Promise.all(a.map(e=>e.catch(()=>{}))).then(()=>{throw e}))}';

/** What follows the address of the last try: nothing on a page that checks all files (element/script.ts). */
const RETRY = '(globalThis[Symbol.for("vitrine")]?.checksFiles?"":"="+Date.now())';

/**
 * Completes each import() of a file.
 *
 * What the imported file imports itself would be found only once it has arrived, and what that imports another round trip
 * later: all that the importing file has not loaded is asked for in the same moment. So is what the imported files begin to
 * import when they are evaluated, outside their functions (services/http/send-request.ts: what all calls go through).
 *
 * The import is retried once at the same address: at another one the same module would be loaded twice, each copy with its
 * own state. Some browsers cache the failure by address; there the last try uses another address, which is the only way while
 * the page is open (element/import-with-retry.ts does the same for the widgets' own files). Entries, which are in the critical
 * path of the first view, have no retry of their own.
 * @returns {Plugin}
 */
export const lateImports = () => {
  /** What each module begins to import when it is evaluated. @type {Map<string, string[]>} */
  const begun = new Map();
  /**
   * The files that others begin to import, with all that these import.
   * @param {Iterable<string>} files @param {Record<string, Chunk>} chunks
   */
  const begunBy = (files, chunks) => {
    const ids = new Set(
      [...files].flatMap((file) => chunks[file]?.moduleIds.flatMap((id) => begun.get(id) ?? []) ?? []),
    );
    const holders = Object.values(chunks).filter(({ moduleIds }) => moduleIds.some((id) => ids.has(id)));
    return holders.flatMap(({ fileName }) => [...closure(fileName, chunks)]);
  };
  return {
    name: 'vitrine:late-imports',
    async moduleParsed({ id, code }) {
      if (!code?.includes('import(')) return;
      const imports = [...nodesOf(this.parse(code), 'ImportExpression', FUNCTIONS)];
      const found = await Promise.all(
        imports.map(({ source }) =>
          typeof source.value === 'string' ? this.resolve(source.value, id) : null,
        ),
      );
      const ids = found.flatMap((each) => each?.id ?? []);
      if (ids.length > 0) begun.set(id, ids);
    },
    renderChunk(code, chunk, _, { chunks }) {
      // The loader is on every page, and what it loads late is not waited for.
      if (chunk.name === 'vitrine') return null;
      const loaded = closure(chunk.fileName, chunks);
      const begunBefore = begunBy(loaded, chunks);
      const folder = posix.dirname(chunk.fileName);
      const text = new MagicString(code);
      for (const { start, end, source } of nodesOf(this.parse(code), 'ImportExpression')) {
        const path = source.value ?? source.quasis?.[0]?.value.cooked;
        const name = typeof path === 'string' ? posix.join(folder, path) : '';
        if (!chunks[name]) continue;
        const needed = [...closure(name, chunks)];
        const others = needed.filter((each) => each !== name && !loaded.has(each));
        const beside = begunBy(needed, chunks).filter(
          (each) => !needed.includes(each) && !loaded.has(each) && !begunBefore.includes(each),
        );
        const address = (/** @type {string} */ each) => {
          const relative = posix.relative(folder, each);
          return JSON.stringify(relative.startsWith('.') ? relative : `./${relative}`);
        };
        const asked = (/** @type {string[]} */ files) =>
          files.map((each) => `import(${address(each)})`).join();
        const rest = beside.length === 0 ? '' : `,[${asked(beside)}]`;
        const isOne = others.length === 0 && !rest;
        const once = isOne ? asked([name]) : `vitrineTogether([${asked([name, ...others])}]${rest})`;
        const twice = `${once}.catch(()=>${once}).catch(()=>import(${JSON.stringify(`${path}?retry`)}+${RETRY}))`;
        text.overwrite(start, end, chunk.isEntry ? once : twice);
      }
      if (text.toString().includes('vitrineTogether([')) text.append(`\n${TOGETHER}`);
      return text.hasChanged()
        ? { code: text.toString(), map: text.generateMap({ hires: 'boundary' }) }
        : null;
    },
  };
};
