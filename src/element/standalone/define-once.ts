import { hasLoader } from '../loader-parts';

/**
 * Registers an element unless its name is already registered, for example by another copy of the library; at once if the
 * loader has run. A widget's file that a page names without the loader brings it first. No file awaits it at its top
 * level: in WebKit a second import of a file that still waits resolves too early (bug 242740).
 */
export async function defineOnce(tag: string, element: CustomElementConstructor): Promise<void> {
  // Set by scripts/lib/vite-elements.mjs: written as a path, it would be a cycle.
  if (!hasLoader()) await import(/* @vite-ignore */ import.meta.env.VITRINE_LOADER);
  if (!customElements.get(tag)) customElements.define(tag, element);
}
