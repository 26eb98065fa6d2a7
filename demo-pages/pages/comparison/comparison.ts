import type { Language } from '#domain/core/brands';
import { escapeMarkup } from '#domain/text/escape-markup';
import type { Page } from '../page';
import list from './screens.json' with { type: 'json' };

const ADDRESS = '/assets/comparison/';
const WIDTHS = ['390', '1440'] as const;
type Width = (typeof WIDTHS)[number];
const BRANDS = { fiat: 'Fiat', ram: 'Ram', peugeot: 'Peugeot' } as const;

const texts = {
  'pt-BR': {
    brand: 'Marca',
    all: 'Todas',
    width: 'Largura',
    bothWidths: 'As duas',
    dark: 'página escura',
    spanish: 'em espanhol',
    before: 'Antes',
    after: 'Depois',
    alt: (title: string, when: string, width: Width) => `${title}, ${when.toLowerCase()}, a ${width} pixels`,
    open: 'Abrir a página',
  },
  'es-AR': {
    brand: 'Marca',
    all: 'Todas',
    width: 'Ancho',
    bothWidths: 'Los dos',
    dark: 'página oscura',
    spanish: 'en español',
    before: 'Antes',
    after: 'Después',
    alt: (title: string, when: string, width: Width) => `${title}, ${when.toLowerCase()}, a ${width} píxeles`,
    open: 'Abrir la página',
  },
};

/** A choice by radio buttons, for which the style sheet hides what is not of it. */
const choice = (name: string, label: string, choices: readonly (readonly [string, string])[]) =>
  `<fieldset><legend>${label}</legend>${choices
    .map(
      ([value, text], index) =>
        `<label><input type="radio" name="${name}" value="${value}" id="${name}-${value}"${index === 0 ? ' checked' : ''}> ${text}</label>`,
    )
    .join('')}</fieldset>`;

/** Twenty screens before the work on their look and after it, each at both widths. */
export function comparison(language: Language, prefix: string): string {
  const words = texts[language];
  const kinds = { fiat: '', ram: `, ${words.dark}`, peugeot: `, ${words.spanish}` };
  const picture = (id: string, name: string, width: Width, when: 'before' | 'after') => {
    const [w, h] = list.sizes[width];
    const alt = escapeMarkup(words.alt(name, words[when], width));
    return `<figure class="at-${width}"><figcaption>${words[when]}, ${width} px</figcaption><img src="${ADDRESS}${id}-${width}-${when}.webp" width="${w}" height="${h}" loading="lazy" decoding="async" alt="${alt}"></figure>`;
  };
  const items = list.screens.map(({ id, brand, path, title: titles, changed }) => {
    const title = titles[language];
    const label = BRANDS[brand as keyof typeof BRANDS];
    const name = `${title} (${label})`;
    const pictures = WIDTHS.map(
      (width) => picture(id, name, width, 'before') + picture(id, name, width, 'after'),
    );
    return `<li class="of-${brand}"><h2>${title}</h2><p class="brand">${label}${kinds[brand as keyof typeof kinds]} · <a href="${prefix}${path}">${words.open}<span class="sr">: ${title}</span></a></p><p>${escapeMarkup(changed[language])}</p><div class="pictures">${pictures.join('')}</div></li>`;
  });
  const filters =
    choice('brand', words.brand, [['all', words.all], ...Object.entries(BRANDS)]) +
    choice('width', words.width, [
      ['all', words.bothWidths],
      ...WIDTHS.map((width) => [width, `${width} px`] as const),
    ]);
  return `<form class="filters">${filters}</form>\n<ul class="comparisons">${items.join('\n')}</ul>`;
}

const page = (own: Pick<Page, 'path' | 'name' | 'title' | 'summary' | 'brand' | 'fragment'>): Page => ({
  ...own,
  group: 'Para medir e experimentar',
  entry: 'Antes e depois',
  wordmark: 'Vitrine',
  styles: ['comparison'],
  scripts: '',
  strict: true,
});

/** The pages that compare screens before and after the work on their look, in both languages. */
export const COMPARISON: readonly Page[] = [
  page({
    path: '/antes-e-depois/',
    name: 'Antes e depois',
    title: 'Antes e depois: vinte telas',
    summary: 'Vinte telas em três marcas e duas larguras, antes e depois do trabalho sobre o seu desenho.',
    brand: 'fiat',
    fragment: 'comparison-pt',
  }),
  page({
    path: '/antes-e-depois/es/',
    name: 'Antes e depois, em espanhol',
    title: 'Antes y después: veinte pantallas',
    summary: 'O mesmo para a Argentina.',
    brand: 'peugeot',
    fragment: 'comparison-es',
  }),
];
