import { parseUrl } from '#domain/address/parse-url';
import type { Language } from '#domain/core/brands';

/** The part of dist/manifest.json that tells which files a page loads until a widget is usable. */
export interface BuildManifest {
  version: string;
  /** Of a page with first views; absent in earlier versions. */
  takeOver?: string[];
  widgets: Record<string, { file: string; usable: string[] }>;
}

/** Names of files that the build writes; an address or a path that leaves the folder is none. */
const FILE = /^(?:chunks|widgets)\/[\w.-]+\.js$/;

/** Parses the text of a manifest.json. @throws {TypeError} if it is none of this library */
export function parseManifest(text: string): BuildManifest {
  const data = JSON.parse(text) as Partial<BuildManifest> | null;
  const widgets = Object.entries(data?.widgets ?? {});
  const valid = widgets.every(([, each]) => Array.isArray(each?.usable));
  if (typeof data?.version !== 'string' || widgets.length === 0 || !valid)
    throw new TypeError('not a manifest.json of Vitrine');
  return data as BuildManifest;
}

/** Returns the address of a file beside the script; undefined if the script's address is not valid. */
export const besideScript = (script: string, file: string): string | undefined =>
  parseUrl(file, script)?.href;

/**
 * Returns the addresses of the files to preload, the shared ones first; with those that take over first views where the
 * code has these. The script itself is not among them, nor are the
 * texts of another language than the page's.
 */
export function hintsOf(
  manifest: BuildManifest,
  tags: readonly string[],
  script: string,
  language: Language,
  hasViews = false,
): string[] {
  const isOurs = (file: string) =>
    FILE.test(file) && (/\b(pt-BR|es-AR)-/.exec(file)?.[1] ?? language) === language;
  const lists = tags.map((tag) => manifest.widgets[tag]?.usable.filter(isOurs) ?? []);
  const files = [
    ...new Set([...lists.flat(), ...(hasViews ? (manifest.takeOver ?? []).filter(isOurs) : [])]),
  ];
  const shares = (file: string) => lists.filter((list) => list.includes(file)).length;
  const rank = (file: string) =>
    file.startsWith('chunks/runtime') ? -1 : file.startsWith('widgets/') ? 1 : 0;
  return files
    .sort((one, other) => rank(one) - rank(other) || shares(other) - shares(one))
    .flatMap((file) => besideScript(script, file) ?? []);
}
