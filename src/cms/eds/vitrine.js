/**
 * Vitrine's widgets as blocks of Adobe's Edge Delivery Services: a block's rows are attributes, a row each of name and
 * value; the row "content" is shown until the widget is ready, and if it cannot be.
 *
 * The page's metadata, or the site's bulk metadata, has the settings: vitrine-script is the script's address, and
 * vitrine-brand, vitrine-country, vitrine-services and others are those that other pages write as vitrine:brand.
 */

/** Names of the row with the content between the tags. */
const CONTENT = ['content', 'conteudo', 'conteúdo', 'contenido'];
const NO = ['', 'false', 'no', 'nao', 'não', '0'];
const PREFIX = 'vitrine-';

/**
 * The text as the name of an attribute: "Heading level" is heading-level. The universal editor has attribute-model for
 * model, as a block has properties of its own.
 * @param {Element} cell
 */
const nameIn = (cell) =>
  cell.textContent
    .trim()
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/^attribute-/, '');

/** @param {Element} cell @param {string} kind of the attribute @returns {string | undefined} undefined omits it */
function valueIn(cell, kind) {
  const text = cell.textContent.trim();
  if (kind === 'flag') return NO.includes(text.toLowerCase()) ? undefined : '';
  // Words are in rows of their own, in a list or after commas, as the editor has them.
  if (kind === 'list') {
    const items = [...cell.querySelectorAll('li, p')].map((item) => item.textContent);
    return (
      (items.length > 0 ? items.join(' ') : text)
        .split(/[\s,]+/)
        .filter(Boolean)
        .join(' ') || undefined
    );
  }
  if (kind === 'address') return cell.querySelector('a')?.getAttribute('href') ?? (text || undefined);
  return text || undefined;
}

/**
 * A member of the document as its prototype has it: an element of the content that is named like it hides it.
 * @template {keyof Document} K
 * @param {K} name
 * @returns {Document[K]}
 */
const ofDocument = (name) => Reflect.get(Document.prototype, name, document);

/** Adds the library's script to the page once, with the settings of the page's head; what the content says is none. */
function loadScript() {
  const head = ofDocument('head');
  if (head.querySelector('script[data-vitrine-block]')) return;
  const script = /** @type {HTMLScriptElement} */ (ofDocument('createElement').call(document, 'script'));
  script.async = true;
  script.dataset.vitrineBlock = '';
  for (const meta of head.querySelectorAll(`meta[name^="${PREFIX}"]`)) {
    const name = (meta.getAttribute('name') ?? '').slice(PREFIX.length);
    const value = meta.getAttribute('content') ?? '';
    // The first of a name counts.
    if (name === 'script') script.src ||= new URL(value, location.href).href;
    else if (!script.hasAttribute(`data-${name}`)) script.setAttribute(`data-${name}`, value);
  }
  if (!script.src) {
    console.error('[vitrine] the page needs the metadata vitrine-script: the address of vitrine.js');
    return;
  }
  head.append(script);
}

/**
 * Replaces the rows of a block by its widget.
 * @param {Element} block as Edge Delivery has it: a div of rows, each a div of cells
 * @param {string} tag
 * @param {Record<string, string>} kinds of the tag's attributes, by name
 */
export default function decorate(block, tag, kinds) {
  const widget = ofDocument('createElement').call(document, tag);
  for (const row of [...block.children]) {
    const [first, second] = row.children;
    if (!first) continue;
    const name = second ? nameIn(first) : 'content';
    const cell = second ?? first;
    const kind = Object.hasOwn(kinds, name) ? kinds[name] : undefined;
    if (CONTENT.includes(name)) widget.append(...cell.childNodes);
    else if (kind) {
      const value = valueIn(cell, kind);
      if (value !== undefined) widget.setAttribute(name, value);
    } else {
      console.warn(`[vitrine] <${tag}> has no attribute ${name}: ${Object.keys(kinds).join(', ')}`);
    }
  }
  block.replaceChildren(widget);
  loadScript();
}
