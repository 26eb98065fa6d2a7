const files = import.meta.glob<string>('../../src/services/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The text of a docstring without its stars. */
const plain = (comment: string) =>
  comment
    .replace(/^\/\*\*|\*\/$/g, '')
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();

const textOf = (service: string) => files[`../../src/services/${service}.ts`] ?? '';

/** What a service's file says at its top. */
export const serviceDoc = (service: string): string =>
  plain(/^(\/\*\*[\s\S]*?\*\/)/.exec(textOf(service))?.[1] ?? '');

/** What a call's docstring says; empty where its name says all. */
export function callDoc(service: string, name: string): string {
  const found = new RegExp(`(/\\*\\*(?:(?!\\*/)[\\s\\S])*\\*/)\\s*export const ${name} = `).exec(
    textOf(service),
  );
  return plain(found?.[1] ?? '');
}
