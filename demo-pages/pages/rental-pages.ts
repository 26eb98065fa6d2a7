import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'cadastro-locacao',
    group: 'Financiamento e ofertas',
    fragment: 'rental-registration',
    pt: {
      name: 'cadastro de locação',
      summary: 'De pessoa com habilitação ou de empresa; o serviço demora, e só o que mudou é enviado.',
    },
    es: {
      name: 'inscripción de alquiler',
      summary: 'De persona con licencia o de empresa; el servicio demora, y se envía solo lo que cambió.',
    },
  },
  {
    folder: 'propostas-locacao',
    group: 'Financiamento e ofertas',
    fragment: 'rental-proposals',
    pt: {
      name: 'propostas de locação',
      summary:
        'Doze situações com andamento, documentos, resumo em PDF e o caminho de uma expirada ou reprovada.',
    },
    es: {
      name: 'propuestas de alquiler',
      summary: 'Doce estados con avance, documentos, resumen en PDF y el camino de una vencida o rechazada.',
    },
  },
];

/** The pages of rental customers. */
export const RENTALS: readonly Page[] = subjectPages(
  SUBJECTS,
  {
    title: { pt: 'Locação', es: 'Alquiler' },
    meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
  },
  ['jeep', 'ram', 'peugeot'],
);
