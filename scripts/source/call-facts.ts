/** What `npx vitrine` knows of each call: an input from the simulated services, and the widgets that make it. */
import type { CallFacts } from '#cli/call-facts';
import { exampleOf } from '#demo-pages/sandbox/examples';
import { ROUTES } from '#demo-pages/sandbox/services';

/** Returns the facts of every call. @param widgets tags by the id of the call (calls-in-files.mjs) */
export const readCallFacts = (widgets: ReadonlyMap<string, string[]>): CallFacts =>
  Object.fromEntries(
    ROUTES.map((route) => {
      const { id } = route.definition;
      return [id, { example: exampleOf(route), widgets: widgets.get(id) ?? [] }];
    }),
  );

/** Returns an example's value as the text of an expression. @throws {TypeError} for a value that has none */
function expressionOf(value: unknown): string {
  if (value instanceof File)
    return `new File(['example'], ${JSON.stringify(value.name)}, { type: ${JSON.stringify(value.type)} })`;
  if (Array.isArray(value)) return `[${value.map(expressionOf).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) throw new TypeError('an example is plain data');
    const fields = Object.entries(value).map(
      ([name, field]) => `${JSON.stringify(name)}: ${expressionOf(field)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  return value === undefined ? 'undefined' : JSON.stringify(value);
}

/** Returns the facts as the text of a module, for the build. */
export const callFactsModule = (widgets: ReadonlyMap<string, string[]>): string =>
  `export default ${expressionOf(readCallFacts(widgets))};\n`;
