import { BRAND_PAGES, type PageBrand } from './brands';
import { capitalized } from './capitalized';
import type { Page } from './page';

interface Words {
  name: string;
  title: string;
  summary: string;
}
interface Subject {
  folder: string;
  group: NonNullable<Page['group']>;
  fragment: string;
  pt: Words;
  es: Words;
}

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'contato',
    group: 'Contato e concessionárias',
    fragment: 'contact',
    pt: { name: 'contato', title: 'Fale com a gente', summary: 'Mensagem à marca ou a uma concessionária.' },
    es: { name: 'contacto', title: 'Contacto', summary: 'Mensaje a la marca o a un concesionario.' },
  },
  {
    folder: 'locacao',
    group: 'Contato e concessionárias',
    fragment: 'rental',
    pt: {
      name: 'aluguel para empresas',
      title: 'Aluguel para empresas',
      summary: 'Interesse de uma empresa em alugar, com CNPJ e três consentimentos.',
    },
    es: {
      name: 'alquiler para empresas',
      title: 'Alquiler para empresas',
      summary: 'Interés de una empresa en alquilar, con CUIT y tres consentimientos.',
    },
  },
  {
    folder: 'assinatura',
    group: 'Financiamento e ofertas',
    fragment: 'rental-offers',
    pt: {
      name: 'carro por assinatura',
      title: 'Carro por assinatura',
      summary: 'Ofertas com planos por prazo e quilometragem, e o interesse em uma delas.',
    },
    es: {
      name: 'auto por suscripción',
      title: 'Auto por suscripción',
      summary: 'Ofertas con planes por plazo y kilometraje, y el interés en una de ellas.',
    },
  },
  {
    folder: 'mopar',
    group: 'Dono do carro',
    fragment: 'mopar-offers',
    pt: {
      name: 'serviços e acessórios',
      title: 'Serviços e acessórios',
      summary: 'Ofertas com preço fixo ou com cupom, que quem entrou na conta pega.',
    },
    es: {
      name: 'servicios y accesorios',
      title: 'Servicios y accesorios',
      summary: 'Ofertas con precio fijo o con cupón, que obtiene quien ingresó a su cuenta.',
    },
  },
  {
    folder: 'cupom',
    group: 'Financiamento e ofertas',
    fragment: 'coupon',
    pt: {
      name: 'cupons',
      title: 'Cupons',
      summary: 'Cupom de uma oferta, de um serviço, e o financiamento que o usa.',
    },
    es: {
      name: 'cupones',
      title: 'Cupones',
      summary: 'Cupón de una oferta, de un servicio, y la financiación que lo usa.',
    },
  },
  {
    folder: 'check-in',
    group: 'Contato e concessionárias',
    fragment: 'check-in',
    pt: {
      name: 'check-in',
      title: 'Check-in na concessionária',
      summary: 'A tela da concessionária com o QR code, e o check-in de quem o lê.',
    },
    es: {
      name: 'check-in',
      title: 'Check-in en el concesionario',
      summary: 'La pantalla del concesionario con el código QR, y el check-in de quien lo lee.',
    },
  },
];

/** Codes of the sandbox, by country. */
const CODES = {
  BR: { dealer: '135503081', offer: 'of-fiat-1', mopar: 'mo-fiat-br-freios', partner: 'locadora' },
  AR: { dealer: '8C10001', offer: 'of-peugeot-ar-1', mopar: 'mo-peugeot-ar-freios', partner: 'locadora' },
} as const;

const page = (brand: PageBrand, { folder, group, fragment, pt, es }: Subject): Page => {
  const { label, language, country } = BRAND_PAGES[brand];
  const spanish = language === 'es-AR';
  const { name, title, summary } = spanish ? es : pt;
  return {
    path: `/${brand}/${folder}/`,
    name: `${label}: ${name}`,
    title: `${title} | ${label}`,
    summary,
    group,
    entry: capitalized(pt.name),
    brand,
    fragment: `${fragment}-${spanish ? 'es' : 'pt'}`,
    values: { label, ...CODES[country] },
    meta: {
      'sign-in': '../entrar/',
      'idempotency-header': 'idempotency-key',
      // Each view reports, so that the sandbox shows it.
      ...(folder === 'contato' && { report: '/sandbox/reports', 'report-sample': '1' }),
    },
  };
};

/** The pages of contact, rental, coupons and check-in: each in Portuguese and in Spanish. */
export const CONTACT: readonly Page[] = SUBJECTS.flatMap((subject) => [
  page('fiat', subject),
  page('peugeot', subject),
]);
