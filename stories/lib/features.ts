/** Capabilities of the specification, and the tags that a reader finds them in. */

const elements = import.meta.glob<string>('../../widgets/*/element.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The number of capabilities: F01 to F77. */
const COUNT = 77;

/** Capabilities of the page itself, which no tag carries alone. */
const OF_THE_PAGE: Readonly<Record<string, string>> = { F61: 'src/page/tracking.ts' };

/** The capabilities that a definition names: `@feature F01, F02`. */
export const featuresIn = (definition: string): string[] =>
  [...definition.matchAll(/@feature (.+)/g)].flatMap(([, names = '']) => names.match(/F\d\d/g) ?? []);

/**
 * Every capability with its tags, or with the file of the page that has it; a capability that nothing carries has none.
 * @param definitions text of each widget's definition, by its path
 */
export function featureRows(
  definitions: Readonly<Record<string, string>> = elements,
): [feature: string, places: string[]][] {
  const carried = Object.entries(definitions).map(
    ([path, text]) => [`vt-${path.split('/').at(-2)}`, featuresIn(text)] as const,
  );
  return [...Array(COUNT).keys()].map((index) => {
    const feature = `F${String(index + 1).padStart(2, '0')}`;
    const tags = carried.flatMap(([tag, features]) => (features.includes(feature) ? [tag] : []));
    const page = OF_THE_PAGE[feature];
    return [feature, page ? [page, ...tags] : tags];
  });
}
