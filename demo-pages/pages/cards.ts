import { readFileSync } from 'node:fs';
import { BRAND_PAGES } from './brands';
import { escaped } from './escaped';
import type { Page } from './page';
import { PAGES } from './pages';
import { FRAGMENTS, PREVIEW_HEIGHT, PREVIEW_WIDTH, previewAddress } from './previews';

/** The same page of several brands; the first one is shown without a choice. */
interface Entry {
  name: string;
  group: NonNullable<Page['group']>;
  pages: [Page, ...Page[]];
}

/** What only concerns staff, or those who develop the widgets or try their limits: closed until somebody wants it. */
const CLOSED: readonly Page['group'][] = ['Equipe', 'Situações difíceis', 'Para medir e experimentar'];
const ORDER: readonly Page['group'][] = [
  'Carro e configuração',
  'Financiamento e ofertas',
  'Reserva e pedidos',
  'Contato e concessionárias',
  'Conta e dados',
  'Dono do carro',
  'Vendedores e empresas',
  'Para autores',
  ...CLOSED,
];

const STORIES = [
  ['/fiat/monte/', 'Do carro à proposta', 'Monta, compara versões e pede a proposta.'],
  ['/fiat/reserva/', 'Reservar e pagar', 'Escolhe o carro e paga com Pix ou cartão.'],
  ['/fiat/pedidos/', 'Acompanhar o pedido', 'Vê cada etapa e o que falta enviar.'],
  ['/fiat/meu-carro/', 'Cuidar do carro', 'Consulta recall, revisões, manuais e garantia.'],
  ['/fiat/test-drive/', 'Test drive e oficina', 'Marca dia e horário na concessionária.'],
  ['/fiat/conta/', 'Sua conta', 'Entra e cuida de dados, carros e cartões.'],
] as const;

/** Every page of the index, those of several brands together. */
export function entries(): Entry[] {
  const all = new Map<string, Entry>();
  for (const page of PAGES) {
    const { group, entry, name, path } = page;
    if (!group) continue;
    const found = entry && all.get(`${group} ${entry}`);
    if (found) found.pages.push(page);
    else all.set(entry ? `${group} ${entry}` : path, { name: entry ?? name, group, pages: [page] });
  }
  return [...all.values()];
}

/** The link to the first page, with the others for the choice of a brand (assets/index.js). */
function link({ pages }: Entry, prefix: string, text: string): string {
  const paths = Object.fromEntries(pages.map(({ brand, path }) => [brand, path]));
  return `<a href="${prefix}${pages[0].path}" data-pages="${escaped(JSON.stringify(paths))}">${text}</a>`;
}

const LANGUAGES = { 'pt-BR': 'português', 'es-AR': 'espanhol' };
/** Of which brand the link's page is, and how many have one. */
function about({ pages }: Entry): string {
  const { label, language } = BRAND_PAGES[pages[0].brand];
  if (pages.length === 1) return '';
  return `<small><span data-of>${label}, ${LANGUAGES[language]}</span> · ${pages.length} marcas</small>`;
}

/** The tags in a page's markup, which the search finds too. */
const tagsIn = ({ fragment }: Page): string => {
  const html = readFileSync(`${FRAGMENTS}${fragment}.html`, 'utf8');
  return [...new Set(html.match(/<vt-[\w-]+/g))].map((tag) => tag.slice(1)).join(' ');
};

/** The pages of the index in groups, each once. */
export function indexCards(prefix: string): string {
  const all = entries();
  return ORDER.map((group) => {
    const items = all
      .filter((entry) => entry.group === group)
      .map((entry) => {
        const [first] = entry.pages;
        return `<li data-words="${escaped(`${group} ${tagsIn(first)}`)}"><h3>${link(entry, prefix, entry.name)}</h3><p>${first.summary}</p>${about(entry)}</li>`;
      });
    const list = `<ul class="entries">${items.join('\n')}</ul>`;
    return CLOSED.includes(group)
      ? `<details class="group"><summary><h2>${group}</h2> <small>${items.length} páginas</small></summary>${list}</details>`
      : `<section class="group"><h2>${group}</h2>${list}</section>`;
  }).join('\n');
}

/** The stories: what a visitor does, each with a picture of its page. */
export function indexStories(prefix: string): string {
  const all = entries();
  const items = STORIES.map(([path, title, text]) => {
    const entry = all.find(({ pages }) => pages[0].path === path);
    if (!entry) throw new Error(`no page of the index begins at ${path}`);
    const picture = `<img src="${previewAddress(entry.pages[0])}" width="${PREVIEW_WIDTH}" height="${PREVIEW_HEIGHT}" alt="">`;
    return `<li>${picture}<h3>${link(entry, prefix, title)}</h3><p>${text}</p></li>`;
  });
  return `<ul class="stories">${items.join('\n')}</ul>`;
}

/** The choice of a brand, by its language. */
export function brandOptions(language: keyof typeof LANGUAGES): string {
  return Object.entries(BRAND_PAGES)
    .filter(([, brand]) => brand.language === language)
    .map(([id, { label }]) => `<option value="${id}">${label}</option>`)
    .join('');
}
