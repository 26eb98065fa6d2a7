/** A plugin that minifies the styles which Lit elements have in their code: no minifier of scripts looks into them. */
import { transform } from 'lightningcss';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {{ type: string, start: number, end: number, [key: string]: any }} Node of a parsed module */

/** Lit's tagged templates of styles in a syntax tree. @param {any} node @returns {Generator<Node>} */
function* stylesIn(node) {
  if (Array.isArray(node)) for (const each of node) yield* stylesIn(each);
  else if (node && typeof node.type === 'string') {
    if (node.type === 'TaggedTemplateExpression' && node.tag.name === 'css') yield node.quasi;
    else for (const each of Object.values(node)) if (typeof each === 'object') yield* stylesIn(each);
  }
}

/**
 * Minifies css`...` where it is written; one with expressions stays as it is.
 * @returns {Plugin}
 */
export const litStyles = () => ({
  name: 'vitrine:lit-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.ts(\?for=.*)?$/, code: /\bcss`/ },
    handler(code, id) {
      let text = code;
      for (const { start, end, expressions, quasis } of [
        ...stylesIn(this.parse(code, { lang: 'ts' })),
      ].reverse()) {
        if (expressions.length > 0) continue;
        const source = new TextEncoder().encode(quasis[0].value.cooked);
        const { code: css } = transform({ filename: id, code: source, minify: true });
        const written = new TextDecoder().decode(css).replace(/[\\`]|\$\{/g, '\\$&');
        text = `${text.slice(0, start)}\`${written}\`${text.slice(end)}`;
      }
      return { code: text, map: null };
    },
  },
});
