import { BRAND_PAGES, type PageBrand } from './brands';
import type { Page } from './page';

/** What a page of the account is about, by language. */
interface Subject {
  /** Last part of its address. */
  folder: string;
  fragment: string;
  pt: { name: string; summary: string };
  es: { name: string; summary: string };
}

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'entrar',
    fragment: 'sign-in',
    pt: { name: 'entrar', summary: 'Entrada com senha ou com outra conta, e saída em todas as abas.' },
    es: {
      name: 'ingresar',
      summary: 'Ingreso con contraseña o con otra cuenta, y salida en todas las pestañas.',
    },
  },
];

const page = (brand: PageBrand, { folder, fragment, pt, es }: Subject): Page => {
  const { label, language } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  const { name, summary } = spanish ? es : pt;
  return {
    path: `/${brand}/${folder}/`,
    name: `${label}: ${name}`,
    title: `${spanish ? 'Mi cuenta' : 'Minha conta'} | ${label}`,
    summary,
    group: 'Minha conta',
    brand,
    fragment: `${fragment}-${spanish ? 'es' : 'pt'}`,
    values: { label },
  };
};

/** Brands take turns: each subject in Portuguese and in Spanish. */
const TURNS: readonly [PageBrand, PageBrand][] = [['fiat', 'peugeot']];

/** The pages of a visitor's account. */
export const ACCOUNT: readonly Page[] = SUBJECTS.flatMap((subject, index) =>
  (TURNS[index % TURNS.length] ?? []).map((brand) => page(brand, subject)),
);
