import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'quiz',
    group: 'Conta e dados',
    fragment: 'quiz',
    pt: {
      name: 'quiz',
      summary:
        'Uma pergunta de cada vez, com teclado e deslize; o resultado fica salvo na conta de quem entra.',
    },
    es: {
      name: 'quiz',
      summary:
        'Una pregunta por vez, con teclado y deslizamiento; el resultado queda guardado en la cuenta de quien ingresa.',
    },
  },
  {
    folder: 'relato',
    group: 'Conta e dados',
    fragment: 'journey',
    pt: {
      name: 'relato guiado',
      summary:
        'Opinião de quem comprou e reclamação, com fotos, protocolo e continuação depois de recarregar.',
    },
    es: {
      name: 'relato guiado',
      summary:
        'Opinión de quien compró y reclamo, con fotos, número de gestión y continuación después de recargar.',
    },
  },
];

/** The pages that ask questions: of a visitor with or without an account. */
export const QUESTIONS: readonly Page[] = subjectPages(
  SUBJECTS,
  {
    title: { pt: 'Participe', es: 'Participá' },
    meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
  },
  ['fiat', 'peugeot'],
);
