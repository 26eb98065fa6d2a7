/**
 * Blocks of Adobe's Edge Delivery Services, one for each widget: its JavaScript, its CSS with the reserved height, and
 * its model for the universal editor, in the files that Adobe's boilerplate merges.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../system/run.mjs';

/** @typedef {import('./data').CmsWidget} CmsWidget @typedef {import('./data').CmsAttribute} CmsAttribute */

const CONTENT = 'content';
/** Components of the universal editor by the kind of an attribute. */
const COMPONENTS = {
  flag: 'boolean',
  text: 'text',
  address: 'aem-content',
  number: 'number',
  option: 'select',
  list: 'multiselect',
};

/** Properties that a block has in the repository itself: an attribute of such a name has another one there. */
const OWN_PROPERTIES = ['name', 'model', 'filter', 'classes', 'title', 'key-value'];
/** @param {string} name of an attribute @returns {string} its property, which src/cms/eds/vitrine.js reads */
export const propertyOf = (name) => (OWN_PROPERTIES.includes(name) ? `attribute-${name}` : name);

/** @param {CmsAttribute} attribute */
function field({ name, kind, words = [], label, text }) {
  const options = words.map((word) => ({ name: word, value: word }));
  return {
    component: COMPONENTS[kind],
    name: propertyOf(name),
    label: label.pt,
    description: text.pt,
    valueType:
      kind === 'flag' ? 'boolean' : kind === 'number' ? 'number' : kind === 'list' ? 'string[]' : 'string',
    // An option that is not chosen is not written.
    ...(kind === 'option' && { options: [{ name: '-', value: '' }, ...options] }),
    ...(kind === 'list' && { options }),
  };
}

/** The widget in the universal editor. @param {CmsWidget} widget */
function model({ tag, title, attributes, example, children, deprecated }) {
  const values = Object.fromEntries(
    Object.entries(example).map(([name, value]) => [propertyOf(name), String(value)]),
  );
  const definition = {
    title: title.pt,
    id: tag,
    plugins: {
      xwalk: {
        page: {
          resourceType: 'core/franklin/components/block/v1/block',
          template: { name: tag, model: tag, 'key-value': true, ...values, [CONTENT]: children.pt },
        },
      },
    },
  };
  const content = {
    component: 'richtext',
    name: CONTENT,
    label: 'Conteúdo alternativo',
    description: 'Aparece enquanto o widget não está pronto, e no lugar dele se não puder funcionar.',
    valueType: 'string',
  };
  return {
    definitions: deprecated ? [] : [definition],
    models: [{ id: tag, fields: [...attributes.filter((one) => !one.deprecated).map(field), content] }],
    filters: [],
  };
}

/** The files come with each release: the boilerplate's own rules of style are not for them. */
const GENERATED_JS = '/* eslint-disable */\n';
const GENERATED_CSS = '/* stylelint-disable */\n';

/** @param {CmsWidget} widget */
function script({ tag, attributes }) {
  const kinds = Object.fromEntries(attributes.map(({ name, kind }) => [name, kind]));
  return `${GENERATED_JS}import decorate from '../../scripts/vitrine.js';

const ATTRIBUTES = ${JSON.stringify(kinds, null, 2)};

export default (block) => decorate(block, '${tag}', ATTRIBUTES);
`;
}

/** @param {CmsWidget} widget @returns {Record<string, string>} text by path */
const filesOf = (widget) => ({
  [`blocks/${widget.tag}/${widget.tag}.js`]: script(widget),
  // Edge Delivery asks for the file of every block.
  [`blocks/${widget.tag}/${widget.tag}.css`]: `${GENERATED_CSS}${widget.css || `/* ${widget.tag} reserves no height. */`}\n`,
  [`blocks/${widget.tag}/_${widget.tag}.json`]: `${JSON.stringify(model(widget), null, 2)}\n`,
});

/** @param {readonly CmsWidget[]} widgets */
const readme = (widgets) => `Vitrine no Edge Delivery Services

1. Copie blocks/ e scripts/vitrine.js para o repositório do site.
2. Escreva os metadados da página, ou os do site inteiro (bulk metadata): vitrine-script com o endereço de vitrine.js, e
   vitrine-brand, vitrine-country, vitrine-services, vitrine-lead-client-id e os demais da página "Para autores", com
   "vitrine-" no lugar de "vitrine:".
3. Num documento, um widget é uma tabela com a tag no título, como vt-lead-form, e uma linha por atributo: nome e valor.
   A linha content tem o que aparece até o widget estar pronto, e se ele não puder funcionar.
4. No editor universal, os modelos vêm de blocks/*/_*.json, que o boilerplate junta com "npm run build:json". Acrescente
   as tags que os autores podem usar ao filtro de models/_section.json:

${JSON.stringify(
  widgets.filter(({ deprecated }) => !deprecated).map(({ tag }) => tag),
  null,
  2,
)}

A política de segurança do boilerplate permite o script, pois um bloco do site o acrescenta ('strict-dynamic').
`;

/**
 * Returns the files of the blocks by path.
 * @param {readonly CmsWidget[]} widgets @returns {Record<string, string>}
 */
export const edsFiles = (widgets) =>
  Object.assign(
    {
      'LEIA-ME.txt': readme(widgets),
      'scripts/vitrine.js': GENERATED_JS + readFileSync(join(root, 'src/cms/eds/vitrine.js'), 'utf8'),
    },
    ...widgets.map(filesOf),
  );
