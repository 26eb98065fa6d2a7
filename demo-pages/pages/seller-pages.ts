import { subjectPages } from './account-pages';
import type { PageBrand } from './brands';
import type { Page } from './page';

const of = (brand: PageBrand, signIn: string): readonly Page[] =>
  subjectPages(
    [
      {
        folder: 'cotacao',
        group: 'Vendedores e empresas',
        fragment: 'quotation',
        pt: {
          name: 'cotação do vendedor',
          summary: 'A mesa do vendedor: versão, itens, estoque da fábrica, proposta e a cotação no CRM.',
        },
        es: {
          name: 'cotización del vendedor',
          summary:
            'El escritorio del vendedor: versión, ítems, stock de la fábrica, propuesta y la cotización en el CRM.',
        },
      },
    ],
    {
      title: { pt: 'Área do vendedor', es: 'Área del vendedor' },
      meta: { 'sign-in': signIn, 'idempotency-header': 'Idempotency-Key' },
    },
    [brand],
  );

/** The pages of a dealer's sellers. */
export const SELLERS: readonly Page[] = [
  ...of('fiat', '../entrar/'),
  ...of('ram', '../../fiat/entrar/'),
  ...of('peugeot', '../entrar/'),
];
