import { knownSingleton } from './core/page-singleton';

/** The static part of a widget's element class (element/host.ts); an element without an island has no more to load. */
interface Defined {
  definition?: { island?(): Promise<unknown> };
}

/**
 * Fetches the files of another widget's first view, before its load condition holds; it is not mounted. Never throws: a
 * widget whose files fail loads them again when its condition holds.
 */
export async function prefetchWidget(tag: `vt-${string}`): Promise<void> {
  try {
    const base = knownSingleton('base');
    if (!customElements.get(tag))
      await import(/* @vite-ignore */ `${base}widgets/${tag.slice('vt-'.length)}.js`);
    await (customElements.get(tag) as Defined | undefined)?.definition?.island?.();
  } catch {
    // The loader reports it when the widget is needed.
  }
}
