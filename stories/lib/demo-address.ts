/** Where `npm start` listens (scripts/start.mjs). */
const DEMO = 'http://localhost:4173';

/** Returns the address of a page of the demo: on the server that shows this Storybook, if it is the demo's. */
export const demoAddress = (path: string, { pathname }: Pick<Location, 'pathname'> = location): string =>
  pathname.startsWith('/storybook/') ? path : `${DEMO}${path}`;

/** Returns the path of the demo page that a title's widget has; the index for other titles. */
export function demoPath(title: string, language: unknown): string {
  const [, tag] = /^Widgets\/(vt-[\w-]+)$/.exec(title) ?? [];
  if (!tag) return '/';
  return `/tag/${tag}${language === 'es-AR' ? '?language=es-AR' : ''}`;
}
