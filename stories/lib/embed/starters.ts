import type { Language } from '../../../src/domain/core/brands';
import type { Args } from '../snippet';
import type { EmbedWidget } from './embed';

interface Starter {
  /** What the widget is, in a few words, for lists. */
  name: string;
  /** Attributes with which it shows something on any page. */
  args?: Args;
  children: Readonly<Record<Language, string>>;
}

const link = (href: string, pt: string, es: string, hrefEs = href): Starter['children'] => ({
  'pt-BR': `<a href="${href}">${pt}</a>`,
  'es-AR': `<a href="${hrefEs}">${es}</a>`,
});
const PHONE = 'tel:08005550100';

const STARTERS: Readonly<Record<string, Starter>> = {
  'vt-car-image': {
    name: 'Imagem do carro',
    args: { model: '358', version: 'BF3', series: '1', year: 2026, color: '448' },
    children: { 'pt-BR': 'Foto em breve', 'es-AR': 'Foto próximamente' },
  },
  'vt-configurator': {
    name: 'Configurador',
    children: link(PHONE, 'Monte o seu por telefone', 'Armá el tuyo por teléfono'),
  },
  'vt-configurator-summary': {
    name: 'Resumo do carro',
    children: link('/monte', 'Monte o seu', 'Armá el tuyo', '/arma'),
  },
  'vt-dealer-finder': {
    name: 'Busca de concessionárias',
    children: link(
      '/concessionarias',
      'Todas as concessionárias',
      'Todos los concesionarios',
      '/concesionarios',
    ),
  },
  'vt-funding-flow': {
    name: 'Financiamento',
    children: link(PHONE, 'Financie por telefone', 'Financiá por teléfono'),
  },
  'vt-go-back': {
    name: 'Voltar',
    args: { fallback: '/' },
    children: { 'pt-BR': 'Voltar', 'es-AR': 'Volver' },
  },
  'vt-hub-menu': {
    name: 'Menu da página',
    children: {
      'pt-BR': '<a href="#versoes">Versões</a>\n<a href="#contato">Contato</a>',
      'es-AR': '<a href="#versiones">Versiones</a>\n<a href="#contacto">Contacto</a>',
    },
  },
  'vt-installment-calculator': {
    name: 'Calculadora de parcelas',
    children: link(PHONE, 'Simule por telefone', 'Simulá por teléfono'),
  },
  'vt-lead-form': {
    name: 'Formulário de interesse',
    children: link('/contato', 'Fale com a gente', 'Contactanos', '/contacto'),
  },
  'vt-location-selector': {
    name: 'Escolha da cidade',
    children: link('/cidades', 'Escolha sua cidade', 'Elegí tu localidad', '/localidades'),
  },
  'vt-qr-code': {
    name: 'Código QR',
    children: link('/', 'Abra esta página no celular', 'Abrí esta página en el celular'),
  },
  'vt-version-comparator': {
    name: 'Comparador de versões',
    children: link('/ficha-tecnica', 'Ficha técnica', 'Ficha técnica'),
  },
  'vt-whatsapp': {
    name: 'Conversa pelo WhatsApp',
    children: link(
      'https://wa.me/5511955500100',
      'Fale pelo WhatsApp',
      'Hablá por WhatsApp',
      'https://wa.me/541155550103',
    ),
  },
};

/** Children of a widget without a starter. */
const ANY = link('/contato', 'Fale com a gente', 'Contactanos', '/contacto');

/** Returns what a widget is, in a few words; the tag for a widget without a starter. */
export const nameOf = (tag: string): string => STARTERS[tag]?.name ?? tag;

/** Returns the first content between the tags, in a language. */
export const firstChildren = (tag: string, language: Language): string =>
  (STARTERS[tag]?.children ?? ANY)[language];

/** Returns a widget as it is when the author has just chosen it. */
export const startWidget = (tag: string, language: Language): EmbedWidget => ({
  tag,
  args: { ...STARTERS[tag]?.args, children: firstChildren(tag, language) },
});

/** Returns a widget in another language: its first children change, those that the author wrote stay. */
export function translateWidget({ tag, args }: EmbedWidget, from: Language, to: Language): EmbedWidget {
  const untouched = args.children === firstChildren(tag, from);
  return untouched ? { tag, args: { ...args, children: firstChildren(tag, to) } } : { tag, args };
}
