import type { Language } from '#domain/core/brands';
import type { Attributes } from '#element/attributes/attributes';
import { boundsText } from '#element/author/bounds-text';
import { sharedTexts } from '#element/author/shared-texts';
import type { AuthorTexts, DocumentedTexts } from '#element/author-texts';

/** Texts of what all islands have. */
const COMMON: Record<Language, Required<Pick<AuthorTexts, 'attributes' | 'slots'>>> = {
  'pt-BR': {
    attributes: {
      load: 'Quando o widget carrega: ao abrir a página (eager), perto da tela (visible), com o navegador livre (idle) ou na primeira interação (interaction).',
      'heading-level':
        'Nível do título dentro da página, de 1 a 6; sem o atributo, 2. Os títulos abaixo dele acompanham. Com none, o widget não mostra título: a página já tem um.',
      surface:
        'Onde o widget está: no fundo da página, sem margem própria (page); em um cartão, com fundo e margem (card); em uma parte escura da página (dark), ou em um cartão escuro (dark-card).',
    },
    slots: { '': 'Aparece enquanto o widget não está pronto, e no lugar dele se não puder funcionar.' },
  },
  'es-AR': {
    attributes: {
      load: 'Cuándo carga el widget: al abrir la página (eager), cerca de la pantalla (visible), con el navegador libre (idle) o en la primera interacción (interaction).',
      'heading-level':
        'Nivel del título dentro de la página, de 1 a 6; sin el atributo, 2. Los títulos de abajo lo siguen. Con none, el widget no muestra título: la página ya tiene uno.',
      surface:
        'Dónde está el widget: en el fondo de la página, sin margen propio (page); en una tarjeta, con fondo y margen (card); en una parte oscura de la página (dark), o en una tarjeta oscura (dark-card).',
    },
    slots: { '': 'Aparece mientras el widget no está listo, y en su lugar si no puede funcionar.' },
  },
};

const documented = import.meta.glob<DocumentedTexts>('../../../widgets/*/author.pt-BR.ts', {
  eager: true,
  import: 'texts',
});
const translated = import.meta.glob<AuthorTexts>('../../../widgets/*/author.es-AR.ts', {
  eager: true,
  import: 'texts',
});

const definitions = import.meta.glob<Attributes>('../../../widgets/*/attributes.ts', {
  eager: true,
  import: 'attributes',
});

const nameOf = (tag: string) => tag.replace(/^vt-/, '');
const pathOf = (tag: string, language: Language) => `../../../widgets/${nameOf(tag)}/author.${language}.ts`;

/** Returns the texts of a widget's documentation page, without the shared ones; undefined if it has none. */
export const documentedTexts = (tag: string): DocumentedTexts | undefined => documented[pathOf(tag, 'pt-BR')];

/**
 * Returns a widget's texts in a language, merged with the shared ones, and with the bounds of its attributes. A widget
 * without texts is named by its tag.
 */
export function authorTexts(tag: string, language: Language): Required<AuthorTexts> {
  const own = { ...documented, ...translated }[pathOf(tag, language)];
  const { attributes, slots } = COMMON[language];
  const texts: Record<string, string> = { ...attributes, ...own?.attributes };
  for (const [name, data] of Object.entries(
    definitions[`../../../widgets/${nameOf(tag)}/attributes.ts`] ?? {},
  )) {
    const text = texts[name] ?? sharedTexts[language][name];
    if (text === undefined) continue;
    texts[name] =
      typeof data === 'object' && 'bounds' in data ? `${text} ${boundsText(data, language)}` : text;
  }
  return {
    title: own?.title ?? tag,
    children: own?.children ?? '',
    about: own?.about ?? '',
    attributes: texts,
    slots: { ...slots, ...own?.slots },
  };
}
