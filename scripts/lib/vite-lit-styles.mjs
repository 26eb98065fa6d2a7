/** A plugin that minifies the styles which Lit elements have in their code: no minifier of scripts looks into them. */
import { transform } from 'lightningcss';
import { nodesOf } from './syntax-nodes.mjs';

/**
 * Minifies css`...` where it is written; one with expressions stays as it is.
 * @returns {import('vite').Plugin}
 */
export const litStyles = () => ({
  name: 'vitrine:lit-styles',
  enforce: 'pre',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.ts(\?for=.*)?$/, code: /\bcss`/ },
    handler(code, id) {
      let text = code;
      const templates = [...nodesOf(this.parse(code, { lang: 'ts' }), 'TaggedTemplateExpression')];
      for (const { tag, quasi } of templates.reverse()) {
        if (tag.name !== 'css' || quasi.expressions.length > 0) continue;
        const source = new TextEncoder().encode(quasi.quasis[0].value.cooked);
        const { code: css } = transform({ filename: id, code: source, minify: true });
        const written = new TextDecoder().decode(css).replace(/[\\`]|\$\{/g, '\\$&');
        text = `${text.slice(0, quasi.start)}\`${written}\`${text.slice(quasi.end)}`;
      }
      return { code: text, map: null };
    },
  },
});
