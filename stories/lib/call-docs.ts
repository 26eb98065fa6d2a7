const files = import.meta.glob<string>('../../src/services/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Returns the text of a docstring without its stars. */
const plain = (comment: string) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const textOf = (service: string) => files[`../../src/services/${service}.ts`] ?? '';

/** Returns the docstring at the top of a service's file. */
export const serviceDoc = (service: string): string =>
  plain(/^(\/\*\*[\s\S]*?\*\/)/.exec(textOf(service))?.[1] ?? '');

/** Returns a call's docstring; empty if it has none. */
export function callDoc(service: string, name: string): string {
  const found = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\s*export const ${name} = `).exec(
    textOf(service),
  );
  return plain(found?.[1] ?? '');
}
