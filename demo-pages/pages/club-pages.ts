import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'enquetes',
    group: 'Conta e dados',
    fragment: 'polls',
    pt: {
      name: 'enquetes',
      summary: 'Enquetes abertas, votadas e encerradas: um voto por pessoa, e os resultados depois dele.',
    },
    es: {
      name: 'encuestas',
      summary: 'Encuestas abiertas, votadas y cerradas: un voto por persona, y los resultados después.',
    },
  },
];

/** The pages of a brand's club: its polls and its subscription. */
export const CLUB: readonly Page[] = subjectPages(
  SUBJECTS,
  {
    title: { pt: 'Comunidade', es: 'Comunidad' },
    meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
  },
  ['jeep', 'peugeot'],
);
