import { subpath } from '../source/imports.mjs';

const TEMPLATE = /^.*scripts\/scaffold\/templates\/\w+\//;

/**
 * Lets the tests of scripts/scaffold/templates/ run where they are: what a template imports and has not itself is taken from where a
 * new widget finds it.
 * @returns {import('vite').Plugin}
 */
export const templatesInPlace = () => ({
  name: 'vitrine:templates',
  enforce: 'pre',
  async resolveId(source, importer) {
    const [template] = TEMPLATE.exec(importer ?? '') ?? [];
    if (!importer || !template) return null;
    const path = subpath(source);
    if (path) return this.resolve(template + path, importer, { skipSelf: true });
    if (!source.startsWith('.')) return null;
    const own = await this.resolve(source, importer, { skipSelf: true });
    return (
      own ??
      this.resolve(source, importer.replace(/scripts\/scaffold\/templates\/\w+\//, ''), { skipSelf: true })
    );
  },
});
