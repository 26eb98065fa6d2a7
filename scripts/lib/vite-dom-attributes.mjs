/** A plugin that writes React's names of attributes and events as the DOM's, while building for preact. */
import { nodesOf } from './syntax-nodes.mjs';

/** @typedef {import('vite').Plugin} Plugin */
/** @typedef {import('./syntax-nodes.mjs').Node} Node */

/** React's events of these names bubble. Of a component they are ordinary properties. */
const EVENTS = new Map([
  ['onFocus', 'onFocusIn'],
  ['onBlur', 'onFocusOut'],
]);
/** Elements whose attributes have no property that is set instead, as className and htmlFor have in HTML. */
const SVG = /^(svg|g|path|circle|ellipse|rect|line|polyline|polygon|defs|use|symbol|mask|stop)$/;
/** Of these inputs alone React's change is the DOM's; of a text it is what the DOM names input. */
const CHANGES = /^(radio|checkbox|file)$/;

/** The name of an attribute in the DOM. @param {string} tag @param {string} name */
function domName(tag, name) {
  if (!SVG.test(tag)) return EVENTS.get(name) ?? name;
  if (name === 'className') return 'class';
  return name.replace(/^(fill|stroke)([A-Z])/, (_, before, first) => `${before}-${first.toLowerCase()}`);
}

/**
 * preact/compat translates these names at every render of every element, on every page; sources that name them in JSX
 * need no such code. An object that is spread into an element has none of them: the types of what callers pass exclude
 * them (ui/core/fields.tsx).
 * @returns {Plugin}
 */
export const domAttributes = () => ({
  name: 'vitrine:dom-attributes',
  enforce: 'pre',
  transform: {
    filter: { id: /^(?!.*\/node_modules\/).*\.tsx(\?for=.*)?$/ },
    handler(code, id) {
      /** @type {[start: number, end: number, text: string][]} */
      const edits = [];
      for (const { name: tag, attributes } of nodesOf(
        this.parse(code, { lang: 'tsx' }),
        'JSXOpeningElement',
      )) {
        if (tag.type !== 'JSXIdentifier' || !/^[a-z]/.test(tag.name)) continue;
        for (const { name } of attributes) {
          if (name?.type !== 'JSXIdentifier') continue;
          if (name.name === 'onChange' && tag.name !== 'select') {
            const type = attributes.find((/** @type {Node} */ one) => one.name?.name === 'type')?.value
              ?.value;
            if (tag.name !== 'input' || !CHANGES.test(type))
              this.error(
                `${id}: onChange of <${tag.name}> is onInput, also in React (vite-dom-attributes.mjs)`,
              );
          }
          const dom = domName(tag.name, name.name);
          if (dom !== name.name) edits.push([name.start, name.end, dom]);
        }
      }
      let text = code;
      for (const [start, end, dom] of edits.sort(([one], [other]) => other - one))
        text = text.slice(0, start) + dom + text.slice(end);
      return edits.length > 0 ? { code: text, map: null } : undefined;
    },
  },
});
