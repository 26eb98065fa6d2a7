import { hasLoader } from './loader-parts';

/** From the folders of the built files; no bundler follows it, since the loader imports nothing and is imported by nothing. */
const LOADER: string = ['..', 'vitrine.js'].join('/');

/**
 * Registers an element unless its name is already registered, for example by another copy of the library; at once if the
 * loader has run. A widget's file that a page names without the loader brings it first. No file awaits it at its top
 * level: in WebKit a second import of a file that still waits resolves too early (bug 242740).
 */
export async function defineOnce(tag: string, element: CustomElementConstructor): Promise<void> {
  if (!hasLoader()) await import(/* @vite-ignore */ LOADER);
  if (!customElements.get(tag)) customElements.define(tag, element);
}
