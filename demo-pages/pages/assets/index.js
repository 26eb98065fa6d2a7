/**
 * The index: a search of its pages, and the choice of the brand and the language to which its links lead. Both are in
 * the address: ?busca=recall&marca=peugeot.
 */
import { groups, openForSearch, setAll } from './index-groups.js';
import { listenToKeys } from './index-keys.js';
import { relevance } from './search-words.js';

/** @param {string} id of an element of the page */
const byId = (id) => /** @type {HTMLElement} */ (document.getElementById(id));
const search = /** @type {HTMLInputElement} */ (byId('busca'));
const brand = /** @type {HTMLSelectElement} */ (byId('marca'));
const language = /** @type {HTMLSelectElement} */ (byId('idioma'));
const clear = byId('limpar');
const prefix = /** @type {HTMLElement} */ (document.querySelector('[data-prefix]')).dataset.prefix ?? '';
/** @type {HTMLAnchorElement | undefined} */
let best;

const WORDS = {
  'pt-BR': {
    count: (/** @type {number} */ n) => `${n} ${n === 1 ? 'página' : 'páginas'}`,
    none: (/** @type {string} */ text) => `Nenhuma página com “${text}”.`,
    enter: (/** @type {string} */ name) => `. Enter abre “${name}”.`,
    languages: { 'pt-BR': 'português', 'es-AR': 'espanhol' },
  },
  'es-AR': {
    count: (/** @type {number} */ n) => `${n} ${n === 1 ? 'página' : 'páginas'}`,
    none: (/** @type {string} */ text) => `Ninguna página con “${text}”.`,
    enter: (/** @type {string} */ name) => `. Enter abre “${name}”.`,
    languages: { 'pt-BR': 'portugués', 'es-AR': 'español' },
  },
};
const words = () => (language.value === 'es-AR' ? WORDS['es-AR'] : WORDS['pt-BR']);

/** The texts of an entry by importance: name and tags, summary, the rest. @param {HTMLElement} entry */
const textsOf = (entry) => [
  `${entry.querySelector('h3')?.textContent} ${entry.dataset.tags}`,
  entry.querySelector('p')?.textContent ?? '',
  entry.dataset.words ?? '',
];
/** @type {Map<HTMLElement, string[]>} */
const texts = new Map();
for (const group of groups)
  for (const entry of group.querySelectorAll('li')) texts.set(entry, textsOf(entry));

/** @param {HTMLElement} entry */
const tagCount = ({ dataset: { tags = '' } }) => tags.split(' ').length;

function find() {
  const text = search.value.trim();
  let count = 0;
  let most = Number.NEGATIVE_INFINITY;
  best = undefined;
  for (const group of groups) {
    let found = 0;
    for (const entry of group.querySelectorAll('li')) {
      const rank = text ? relevance(texts.get(entry) ?? [], text) : 1;
      entry.hidden = rank === 0;
      if (rank > 0) found += 1;
      // Of equal ones the page with the fewest widgets is about what was searched.
      const order = rank - tagCount(entry) / 100;
      if (text && rank > 0 && order > most) {
        most = order;
        best = entry.querySelector('a') ?? undefined;
      }
    }
    group.hidden = found === 0;
    count += found;
  }
  openForSearch(text !== '');
  const { count: counted, none, enter } = words();
  byId('contagem').textContent =
    count > 0 ? counted(count) + (best ? enter(best.innerText.trim()) : '') : none(text);
  clear.hidden = text === '';
  byId('abrir').hidden = byId('fechar').hidden = text !== '';
}

/** @param {string} id of a brand */
const optionOf = (id) => [...brand.options].find(({ value }) => value === id);
/** @param {string} id of a brand @returns {'pt-BR' | 'es-AR'} */
const languageOf = (id) => (optionOf(id)?.parentElement?.dataset.language === 'es-AR' ? 'es-AR' : 'pt-BR');
/** @param {string} wanted a language */
const firstBrand = (wanted) =>
  [...brand.options].find(({ value }) => languageOf(value) === wanted)?.value ?? '';

/** Shows the texts in the chosen brand's language, and leads every link to its page, or else to one in its language. */
function lead() {
  const chosen = languageOf(brand.value);
  language.value = chosen;
  document.documentElement.lang = chosen;
  /** @type {NodeListOf<HTMLElement>} */
  const spans = document.querySelectorAll('main span[lang]');
  for (const span of spans) span.hidden = span.lang !== chosen;
  /** @type {NodeListOf<HTMLAnchorElement>} */
  const links = document.querySelectorAll('a[data-pages]');
  for (const link of links) {
    /** @type {Record<string, string>} */
    const pages = JSON.parse(link.dataset.pages ?? '{}');
    const all = Object.keys(pages);
    const id = [brand.value, ...all].find((each) => each in pages && languageOf(each) === chosen) ?? all[0];
    if (id === undefined) continue;
    link.href = `${prefix}${pages[id]}`;
    const entry = link.closest('li');
    const of = entry?.querySelector('[data-of]');
    if (of) of.textContent = `${optionOf(id)?.text}, ${words().languages[languageOf(id)]}`;
    const picture = entry?.querySelector('img');
    const file = pages[id]?.split('/').filter(Boolean).join('-');
    const src = picture?.dataset.picture
      ? `${picture.dataset.picture}-${chosen}.webp`
      : `/assets/previews/${file}.svg`;
    // The same address again would load a late picture at once.
    if (picture && picture.getAttribute('src') !== src) picture.src = src;
  }
}

/** Puts the search and the brand into the address, so that a link or the way back has them. */
function writeAddress() {
  const query = new URLSearchParams(location.search);
  const set = (/** @type {string} */ name, /** @type {string} */ value) =>
    value ? query.set(name, value) : query.delete(name);
  set('busca', search.value.trim());
  set('marca', brand.value === firstBrand('pt-BR') ? '' : brand.value);
  history.replaceState(
    history.state,
    '',
    `${location.pathname}${query.size > 0 ? `?${query}` : ''}${location.hash}`,
  );
}

function clearSearch() {
  search.value = '';
  find();
  writeAddress();
  search.focus();
}
function chooseBrand() {
  lead();
  find();
  writeAddress();
}

search.addEventListener('input', () => {
  find();
  writeAddress();
});
search.form?.addEventListener('submit', (event) => event.preventDefault());
clear.addEventListener('click', clearSearch);
byId('abrir').addEventListener('click', () => setAll(true));
byId('fechar').addEventListener('click', () => setAll(false));
listenToKeys(search, { best: () => best, clear: clearSearch });
brand.addEventListener('change', chooseBrand);
language.addEventListener('change', () => {
  if (languageOf(brand.value) !== language.value) brand.value = firstBrand(language.value);
  chooseBrand();
});

const asked = new URLSearchParams(location.search);
const wanted = asked.get('marca') ?? (navigator.language.startsWith('es') ? firstBrand('es-AR') : '');
if (optionOf(wanted)) brand.value = wanted;
search.value = asked.get('busca') ?? search.value;
if (search.value) document.getElementById('paginas')?.scrollIntoView();
// On the way back the browser puts in what was chosen and typed.
addEventListener('pageshow', () => {
  lead();
  find();
});
