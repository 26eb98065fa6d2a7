import { knownSingleton } from '#page/core/page-singleton';
import type { WidgetDefinition } from './definition';

/** The static part of a widget's element class (host.ts). */
interface Defined {
  definition?: WidgetDefinition;
}

/**
 * Fetches the files of another widget's first view, before its load condition holds; it is not mounted. Never throws: a
 * widget whose files fail loads them again when its condition holds.
 */
export async function prefetchWidget(tag: `vt-${string}`): Promise<void> {
  try {
    const base = knownSingleton('base');
    await import(/* @vite-ignore */ `${base}widgets/${tag.slice('vt-'.length)}.js`);
    await (customElements.get(tag) as Defined | undefined)?.definition?.island();
  } catch {
    // The loader reports it when the widget is needed.
  }
}
