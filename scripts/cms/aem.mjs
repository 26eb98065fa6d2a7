/**
 * Components of AEM, as files of a content package: the component, its dialog in Granite UI and its HTL template.
 * The folder belongs below jcr_root/apps of a project's ui.apps module.
 */

/** @typedef {import('./data').CmsWidget} CmsWidget @typedef {import('./data').CmsAttribute} CmsAttribute */

const FORM = 'granite/ui/components/coral/foundation/form';
const NAMESPACES =
  'xmlns:sling="http://sling.apache.org/jcr/sling/1.0" xmlns:cq="http://www.day.com/jcr/cq/1.0" xmlns:granite="http://www.adobe.com/jcr/granite/1.0" xmlns:jcr="http://www.jcp.org/jcr/1.0" xmlns:nt="http://www.jcp.org/jcr/nt/1.0"';
/** The property of the content between the tags; no attribute of a widget has this name. */
const CHILDREN = 'vitrineChildren';

/** Texts of properties may not start with { or [, which name a type. @param {string} text */
const property = (text) => escaped(text.replace(/^(\{(?!Boolean\})|[[\\])/, '\\$&'));

/** @param {string} text */
const escaped = (text) =>
  text.replace(
    /[&<>"]/g,
    (sign) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[sign] ?? sign,
  );

/** @param {string} name @param {Record<string, string>} properties @param {string} [inner] */
const node = (name, properties, inner = '') => {
  const all = Object.entries({ 'jcr:primaryType': 'nt:unstructured', ...properties })
    .map(([key, value]) => ` ${key}="${property(value)}"`)
    .join('');
  return inner ? `<${name}${all}>${inner}</${name}>` : `<${name}${all}/>`;
};

/** @param {readonly string[]} words @param {boolean} optional */
const items = (words, optional) =>
  `<items jcr:primaryType="nt:unstructured">${(optional ? ['', ...words] : words)
    .map((word, index) => node(`item${index}`, { text: word || '-', value: word }))
    .join('')}</items>`;

/** @param {CmsAttribute} attribute */
function field({ name, kind, words = [], label, text }) {
  const common = { name: `./${name}`, fieldLabel: label.pt, fieldDescription: text.pt };
  if (kind === 'flag')
    return node(name, {
      'sling:resourceType': `${FORM}/checkbox`,
      name: common.name,
      text: label.pt,
      fieldDescription: text.pt,
      value: '{Boolean}true',
      uncheckedValue: '{Boolean}false',
    });
  if (kind === 'option' || kind === 'list')
    return node(
      name,
      {
        'sling:resourceType': `${FORM}/select`,
        ...common,
        ...(kind === 'list' && { multiple: '{Boolean}true' }),
      },
      items(words, kind === 'option'),
    );
  const type = kind === 'number' ? 'numberfield' : 'textfield';
  return node(name, {
    'sling:resourceType': `${FORM}/${type}`,
    ...common,
    ...(kind === 'number' && { step: 'any' }),
  });
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** @param {CmsWidget} widget */
function dialog({ title, attributes, children }) {
  const fallback = node(CHILDREN, {
    'sling:resourceType': `${FORM}/textarea`,
    name: `./${CHILDREN}`,
    fieldLabel: 'Conteúdo alternativo',
    fieldDescription: 'Aparece enquanto o widget não está pronto, e no lugar dele se não puder funcionar.',
    value: children.pt,
  });
  const fields = `<items jcr:primaryType="nt:unstructured">${[...attributes.filter(({ deprecated }) => !deprecated).map(field), fallback].join('')}</items>`;
  const content = node(
    'content',
    { 'sling:resourceType': 'granite/ui/components/coral/foundation/fixedcolumns' },
    `<items jcr:primaryType="nt:unstructured">${node('column', { 'sling:resourceType': 'granite/ui/components/coral/foundation/container' }, fields)}</items>`,
  );
  return `${XML}<jcr:root ${NAMESPACES} jcr:primaryType="nt:unstructured" jcr:title="${property(title.pt)}" sling:resourceType="cq/gui/components/authoring/dialog">${content}</jcr:root>\n`;
}

/** @param {CmsWidget} widget */
const component = ({ title, about, deprecated }) =>
  `${XML}<jcr:root ${NAMESPACES} jcr:primaryType="cq:Component" jcr:title="${property(title.pt)}" jcr:description="${property(about.pt)}" componentGroup="${deprecated ? '.hidden' : 'Vitrine'}"/>\n`;

/** The value of an attribute in HTL; an empty one is not written. @param {CmsAttribute} attribute */
function expression({ name, kind }) {
  const value = `properties['${name}']`;
  if (kind === 'list') return `\${${value} @ join=' '}`;
  return kind === 'address' ? `\${${value} @ context='uri'}` : `\${${value}}`;
}

/** @param {CmsWidget} widget */
function template({ tag, attributes, requires }) {
  const written = attributes.map((one) =>
    requires.includes(one.name)
      ? // HTL omits an attribute whose text is empty, and writes one that is true without a value.
        ` ${one.name}="\${properties['${one.name}'] || true}"`
      : ` ${one.name}="${expression(one)}"`,
  );
  return `<${tag}${written.join('')}>\${properties.${CHILDREN} @ context='html'}</${tag}>\n`;
}

/** @param {CmsWidget} widget @returns {Record<string, string>} text by path */
const filesOf = (widget) => ({
  [`jcr_root/apps/vitrine/components/${widget.name}/.content.xml`]: component(widget),
  [`jcr_root/apps/vitrine/components/${widget.name}/_cq_dialog/.content.xml`]: dialog(widget),
  [`jcr_root/apps/vitrine/components/${widget.name}/${widget.name}.html`]: template(widget),
});

const README = `Vitrine no AEM (6.5 e Cloud Service)

Copie jcr_root/apps/vitrine para o módulo ui.apps do projeto e acrescente <filter root="/apps/vitrine"/> ao filter.xml.
Cada widget é um componente do grupo Vitrine: permita o grupo na política do contêiner. Os atributos estão na caixa de
diálogo; endereços passam pelo contexto uri do HTL, e o conteúdo alternativo pelo contexto html.

Os metadados, o script e as alturas (reserve.css) ficam no <head> da página: veja "Para autores" na documentação.

Estes arquivos seguem a documentação do AEM e são conferidos como XML; não foram instalados em um AEM.
`;

/**
 * Returns the files of the components by path.
 * @param {readonly CmsWidget[]} widgets @returns {Record<string, string>}
 */
export const aemFiles = (widgets) =>
  Object.assign({ 'LEIA-ME.txt': README }, ...widgets.map((widget) => filesOf(widget)));
