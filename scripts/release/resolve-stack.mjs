/** Places in built files as places in the sources, by the source maps of their release. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** An address of one of our files in a line of a stack, in the form of any engine. */
const PLACE =
  /(?:[a-z-]+:\/\/[^\s()]*\/|\.{0,2}\/)?((?:chunks|widgets)\/[\w.-]+\.js|vitrine\.js)(?:\?[^\s():]*)?:(\d+):(\d+)/g;

/**
 * Returns a text with each place in a built file replaced by that in the source: path, line and column from 1, and the name
 * that stands there. What has no map stays as it is.
 * @param {string} text a stack trace, a log, a report @param {string} folder of the maps
 * @returns {{ text: string, resolved: number, unknown: string[] }} unknown: files without a map, as those of another release
 */
export function resolveStack(text, folder) {
  /** @type {Map<string, TraceMap | undefined>} */
  const maps = new Map();
  const unknown = new Set();
  let resolved = 0;
  /** @param {string} file */
  const mapOf = (file) => {
    const path = join(folder, `${file}.map`);
    if (!maps.has(file))
      maps.set(file, existsSync(path) ? new TraceMap(readFileSync(path, 'utf8')) : undefined);
    return maps.get(file);
  };
  const replaced = text.replace(PLACE, (place, file, line, column) => {
    const map = mapOf(file);
    if (!map) unknown.add(file);
    const found = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (!found?.source) return place;
    resolved++;
    const source = found.source.replace(/^(\.\.\/)+/, '').replace(/\?.*$/, '');
    return `${source}:${found.line}:${found.column + 1}${found.name ? ` (${found.name})` : ''}`;
  });
  return { text: replaced, resolved, unknown: [...unknown] };
}
