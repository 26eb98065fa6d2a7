/** The index: a search of its pages, and the choice of the brand and the language to which its links lead. */
import { hasWords } from './search-words.js';

/** @param {string} id of an element of the page */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const search = /** @type {HTMLInputElement} */ (byId('busca'));
const brand = /** @type {HTMLSelectElement} */ (byId('marca'));
const language = /** @type {HTMLSelectElement} */ (byId('idioma'));
const clear = byId('limpar');
const prefix = /** @type {HTMLElement} */ (document.querySelector('[data-prefix]')).dataset.prefix ?? '';
/** @type {NodeListOf<HTMLElement>} */
const groups = document.querySelectorAll('.group');
/** The groups that the search opened. @type {Set<HTMLDetailsElement>} */
const opened = new Set();

/** @param {HTMLElement} group @param {boolean} wanted */
function openFor(group, wanted) {
  if (!(group instanceof HTMLDetailsElement)) return;
  if (wanted && !group.open) opened.add(group);
  if (wanted) group.open = true;
  else if (opened.delete(group)) group.open = false;
}

function find() {
  const text = search.value.trim();
  let count = 0;
  for (const group of groups) {
    let found = 0;
    for (const entry of group.querySelectorAll('li')) {
      entry.hidden = !hasWords(`${entry.textContent} ${entry.dataset.words}`, text);
      if (!entry.hidden) found += 1;
    }
    group.hidden = found === 0;
    openFor(group, text !== '' && found > 0);
    count += found;
  }
  byId('contagem').textContent =
    count > 0 ? `${count} ${count === 1 ? 'página' : 'páginas'}` : `Nenhuma página com “${text}”.`;
  clear.hidden = text === '';
}

/** @param {string} id of a brand */
const optionOf = (id) => [...brand.options].find(({ value }) => value === id);
/** @param {string} id of a brand */
const languageOf = (id) => optionOf(id)?.parentElement?.dataset.language ?? '';

/** Leads every link to the page of the chosen brand, or else of one in its language. */
function lead() {
  language.value = languageOf(brand.value);
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('a[data-pages]');
  for (const link of links) {
    /** @type {Record<string, string>} */
    const pages = JSON.parse(link.dataset.pages ?? '{}');
    const all = Object.keys(pages);
    const id =
      [brand.value, ...all].find((each) => each in pages && languageOf(each) === language.value) ?? all[0];
    if (id === undefined) continue;
    link.href = `${prefix}${pages[id]}`;
    const entry = link.closest('li');
    const of = entry?.querySelector('[data-of]');
    if (of)
      of.textContent = `${optionOf(id)?.text}, ${languageOf(id) === 'es-AR' ? 'espanhol' : 'português'}`;
    const picture = entry?.querySelector('img');
    const file = pages[id]?.split('/').filter(Boolean).join('-');
    if (picture) picture.src = `/assets/previews/${file}.svg`;
  }
}

search.addEventListener('input', find);
search.form?.addEventListener('submit', (event) => event.preventDefault());
clear.addEventListener('click', () => {
  search.value = '';
  find();
  search.focus();
});
brand.addEventListener('change', lead);
language.addEventListener('change', () => {
  if (languageOf(brand.value) !== language.value)
    brand.value = [...brand.options].find(({ value }) => languageOf(value) === language.value)?.value ?? '';
  lead();
});
const asked = new URLSearchParams(location.search).get('marca') ?? '';
if (optionOf(asked)) brand.value = asked;
// On the way back the browser puts in what was chosen and typed.
addEventListener('pageshow', () => {
  lead();
  find();
});
