import { escapeMarkup } from '#domain/text/escape-markup';
import { BRAND_PAGES } from '../brands';
import type { Page } from '../page';
import { PREVIEW_HEIGHT, PREVIEW_WIDTH, previewAddress } from '../previews';
import { type Entry, entries, tagsIn } from './entries';
import { both, inBoth } from './languages';
import { searchTerms } from './search-terms';
import { spanishWords } from './spanish';

type Group = NonNullable<Page['group']>;

/** The groups in their order, with their names in Spanish. */
const GROUPS: Readonly<Record<Group, string>> = {
  'Carro e configuração': 'Auto y configuración',
  'Financiamento e ofertas': 'Financiación y ofertas',
  'Reserva e pedidos': 'Reserva y pedidos',
  'Contato e concessionárias': 'Contacto y concesionarios',
  'Conta e dados': 'Cuenta y datos',
  'Dono do carro': 'Dueño del auto',
  'Vendedores e empresas': 'Vendedores y empresas',
  'Para autores': 'Para autores',
  Equipe: 'Personal',
  'Situações difíceis': 'Situaciones difíciles',
  'Para medir e experimentar': 'Para medir y probar',
};
/** What only concerns staff, or those who develop the widgets or try their limits: closed until somebody wants it. */
const CLOSED: readonly Group[] = ['Equipe', 'Situações difíceis', 'Para medir e experimentar'];

/** Returns the link to the first page, with the others for the choice of a brand (assets/index.js). */
export function entryLink({ pages }: Entry, prefix: string, text: string): string {
  const paths = Object.fromEntries(pages.map(({ brand, path }) => [brand, path]));
  return `<a href="${prefix}${pages[0].path}" data-pages="${escapeMarkup(JSON.stringify(paths))}">${text}</a>`;
}

const LANGUAGES = { 'pt-BR': 'português', 'es-AR': 'espanhol' };
/** Of which brand the link's page is, and how many have one. */
function about({ pages }: Entry): string {
  const { label, language } = BRAND_PAGES[pages[0].brand];
  if (pages.length === 1) return '';
  return `<small><span data-of>${label}, ${LANGUAGES[language]}</span> · ${pages.length} ${inBoth(both('marcas', 'marcas'))}</small>`;
}

/** What the search finds besides the texts shown: the names of the pages and of their widgets. */
function wordsOf(entry: Entry): string {
  const tags = [...new Set(entry.pages.flatMap(tagsIn))];
  const titles = entry.pages.map(({ title }) => title);
  return [entry.group, GROUPS[entry.group], ...titles, ...tags.map(searchTerms)].join(' ');
}

function item(entry: Entry, prefix: string): string {
  const [first] = entry.pages;
  const spanish = spanishWords(entry);
  const name = both(entry.name, spanish.name);
  const summary = both(first.summary, spanish.summary);
  const picture = `<img src="${previewAddress(first)}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" alt="" loading="lazy">`;
  return `<li data-tags="${tagsIn(first).join(' ')}" data-words="${escapeMarkup(wordsOf(entry))}">${picture}<h3>${entryLink(entry, prefix, inBoth(name))}</h3><p>${inBoth(summary)}</p>${about(entry)}</li>`;
}

/** Returns the pages of the index in groups that fold, each once. */
export function indexCards(prefix: string): string {
  const all = entries();
  return (Object.keys(GROUPS) as Group[])
    .map((group) => {
      const items = all.filter((entry) => entry.group === group).map((entry) => item(entry, prefix));
      const open = CLOSED.includes(group) ? '' : ' open';
      return `<details class="group" id="${idOf(group)}"${open}><summary><h2>${inBoth(both(group, GROUPS[group]))}</h2> <small>${items.length}</small></summary><ul class="entries">${items.join('\n')}</ul></details>`;
    })
    .join('\n');
}

/** Returns a group's name as an id: lower case, without accents. */
const idOf = (group: Group): string =>
  group.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '-');

/** Returns the choice of a brand, of one language. */
export function brandOptions(language: keyof typeof LANGUAGES): string {
  return Object.entries(BRAND_PAGES)
    .filter(([, brand]) => brand.language === language)
    .map(([id, { label }]) => `<option value="${id}">${label}</option>`)
    .join('');
}
