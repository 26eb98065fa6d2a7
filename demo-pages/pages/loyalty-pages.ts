import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'programa',
    group: 'Conta e dados',
    fragment: 'loyalty',
    pt: {
      name: 'programa de fidelidade',
      summary: 'Pontos, nível, medalhas, prêmios e ranking; com o usuário equipe, a medalha dada.',
    },
    es: {
      name: 'programa de fidelidad',
      summary: 'Puntos, nivel, medallas, premios y ranking; con el usuario equipe, la medalla dada.',
    },
  },
];

/** The pages of a loyalty program, of brands that have one. */
export const LOYALTY: readonly Page[] = subjectPages(
  SUBJECTS,
  { title: { pt: 'Programa de fidelidade', es: 'Programa de fidelidad' }, meta: { 'sign-in': '../entrar/' } },
  [['jeep', 'peugeot']],
);
