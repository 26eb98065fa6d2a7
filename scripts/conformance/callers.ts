/** Which widgets make which call, read from the sources. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ImportGraph, reachedFrom, readImportGraph } from '../source/import-graph.mjs';
import { root } from '../system/run.mjs';

interface Named {
  service: string;
  name: string;
}

const SHIPPED = /^(src|widgets)\//;
const WIDGET = /^widgets\/([^/]+)\/element\.ts$/;
/** The tools' list of all services, which makes no call. */
const TOOLS = /^src\/services\/catalogue/;

export interface Callers {
  /** Tags that make a call, sorted. */
  of(call: Named): string[];
}

/**
 * Reads the callers of calls: a file that imports the service and names the call, and the widgets that load that file. More
 * rather than fewer: a file that several widgets load makes all its calls for each of them.
 */
export function readCallers(graph: ImportGraph = readImportGraph(root)): Callers {
  const shipped: ImportGraph = new Map(
    [...graph].filter(([path]) => SHIPPED.test(path) && !TOOLS.test(path)),
  );
  const texts = new Map<string, string>();
  const textOf = (path: string) => {
    const text = texts.get(path) ?? readFileSync(join(root, path), 'utf8');
    texts.set(path, text);
    return text;
  };
  return {
    of({ service, name }) {
      const file = `src/services/${service}.ts`;
      const naming = [...shipped].flatMap(([path, imports]) =>
        imports.has(file) && new RegExp(`\\b${name}\\b`).test(textOf(path)) ? path : [],
      );
      const tags = [...reachedFrom(shipped, naming)].flatMap((path) => {
        const [, widget] = WIDGET.exec(path) ?? [];
        return widget ? `vt-${widget}` : [];
      });
      return [...new Set(tags)].sort();
    },
  };
}

/** Most widgets that a sentence names. */
const MOST = 3;

/** Returns tags as a part of a sentence: "vt-a, vt-b and 3 more". */
export function tagsInShort(tags: readonly string[]): string {
  if (tags.length === 0) return 'a widget';
  const rest = tags.length - MOST;
  return rest > 0 ? `${tags.slice(0, MOST).join(', ')} and ${rest} more` : tags.join(', ');
}
