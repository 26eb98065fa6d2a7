/*
 * All widgets. A page has dist/widgets to find the tags that a widget writes; here they are all registered. Imported after
 * the loader, which runs before any element is defined; in a file of its own, as the bundler puts these imports first.
 */
import.meta.glob('../../widgets/*/element.ts', { eager: true });
