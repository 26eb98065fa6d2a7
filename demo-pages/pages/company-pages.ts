import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'colaboradores',
    group: 'Vendedores e empresas',
    fragment: 'employee-purchase',
    pt: {
      name: 'compra para colaboradores',
      summary:
        'Quem compra e o que impede a compra, ofertas com estoque, dados por papel, reserva e faturamento.',
    },
    es: {
      name: 'compra para empleados',
      summary:
        'Quién compra y qué impide la compra, ofertas con stock, datos por rol, reserva y facturación.',
    },
  },
];

/** The pages for the company's people. */
export const COMPANY: readonly Page[] = subjectPages(
  SUBJECTS,
  {
    title: { pt: 'Colaboradores', es: 'Empleados' },
    meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
  },
  ['fiat', 'ram', 'peugeot'],
);
