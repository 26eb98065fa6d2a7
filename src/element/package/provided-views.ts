/** Returns the content of a widget's template on this server. */
export type FirstViewProvider = (
  tag: string,
  attributes: Readonly<Record<string, string>>,
) => string | undefined;

/** Shared by the copies of the package that a framework bundles, such as those of server and of client components. */
const KEY = Symbol.for('vitrine:first-views');
const shared = globalThis as { [KEY]?: FirstViewProvider | undefined };

/** Sets what renders first views on this server; undefined ends it. */
export function setFirstViews(provider: FirstViewProvider | undefined): void {
  shared[KEY] = provider;
}

/** Returns a widget's first view on a server that renders them; undefined in a browser, and where it renders none. */
export const providedView: FirstViewProvider = (tag, attributes) =>
  typeof document === 'undefined' ? shared[KEY]?.(tag, attributes) : undefined;
