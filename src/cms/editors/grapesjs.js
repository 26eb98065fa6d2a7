/**
 * Vitrine no GrapesJS: um bloco e um tipo de componente para cada widget, com os atributos em Settings.
 *
 *   import vitrine from './grapesjs.js';
 *   grapesjs.init({
 *     container: '#gjs',
 *     plugins: [(editor) => vitrine(editor, { language: 'pt', metadata: { brand: 'fiat', country: 'BR' } })],
 *     canvas: { scripts: ['https://cdn.suamarca.example/vitrine/vitrine.js'] },
 *   });
 *
 * metadata são os metadados da página, sem "vitrine:", só para o canvas. A página publicada precisa deles no <head>, com
 * o script e as alturas (reserve.css).
 */
const WIDGETS = VITRINE_WIDGETS;

/** Addresses that a page may link to: http, https, or without a scheme. */
const isAddress = (text) => !/^[^/?#]*:/.test(text) || /^https?:/i.test(text);

/** Flags are on where they are present, unless they say false. */
const isOff = (value) => value === false || value === undefined || value === 'false';

/** Returns the trait of an attribute. */
function traitOf({ name, kind, words, label }, language) {
  const common = { name, label: label[language] };
  if (kind === 'flag') return { ...common, type: 'checkbox', valueTrue: 'true', valueFalse: 'false' };
  if (kind === 'number') return { ...common, type: 'number' };
  if (kind !== 'option') return { ...common, type: 'text', placeholder: words?.join(' ') ?? '' };
  const options = ['', ...words].map((word) => ({ id: word, label: word || '-' }));
  return { ...common, type: 'select', options };
}

/** Removes attributes that are off or empty, and addresses with other schemes. */
function cleanAttributes(widget, attributes) {
  const kinds = new Map(widget.attributes.map(({ name, kind }) => [name, kind]));
  return Object.fromEntries(
    Object.entries(attributes).flatMap(([name, value]) => {
      const kind = kinds.get(name);
      if (kind === 'flag') return isOff(value) ? [] : [[name, '']];
      const kept = widget.requires.includes(name) || (value !== '' && value !== undefined);
      return kept && (kind !== 'address' || isAddress(String(value))) ? [[name, value]] : [];
    }),
  );
}

function addType(editor, widget, language) {
  editor.DomComponents.addType(widget.tag, {
    isComponent: (element) => element.tagName?.toLowerCase() === widget.tag,
    model: {
      defaults: {
        tagName: widget.tag,
        name: widget.title[language],
        traits: [
          'id',
          ...widget.attributes
            .filter(({ deprecated }) => !deprecated)
            .map((attribute) => traitOf(attribute, language)),
        ],
      },
      init() {
        // The checkbox of a flag reads true; a page has the name alone.
        const { attributes } = this.attributes;
        for (const { name, kind } of widget.attributes)
          if (kind === 'flag' && name in attributes && !isOff(attributes[name]))
            this.addAttributes({ [name]: 'true' });
      },
      getAttrToHTML() {
        const inherited = editor.DomComponents.getType('default').model.prototype.getAttrToHTML;
        return cleanAttributes(widget, inherited.call(this));
      },
    },
  });
}

/** Adds the page's metadata to a document. */
function addMetadata(page, metadata) {
  for (const [name, content] of Object.entries(metadata)) {
    const tag = page.createElement('meta');
    tag.name = `vitrine:${name}`;
    tag.content = content;
    page.head.append(tag);
  }
}

/** The plugin. */
export default function vitrine(editor, { language = 'pt', metadata = {} } = {}) {
  for (const widget of WIDGETS) {
    addType(editor, widget, language);
    // Pages that have it keep it.
    if (widget.deprecated) continue;
    editor.BlockManager.add(widget.tag, {
      label: widget.title[language],
      category: 'Vitrine',
      content: { type: widget.tag, attributes: widget.example, components: widget.children[language] },
    });
  }
  editor.on('canvas:frame:load:head', ({ window }) => {
    addMetadata(window.document, metadata);
    const style = window.document.createElement('style');
    style.textContent = WIDGETS.map(({ css }) => css).join('');
    window.document.head.append(style);
  });
}
