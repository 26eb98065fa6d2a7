import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'test-drive',
    fragment: 'test-drive',
    pt: { name: 'test drive', summary: 'Test drive: carro, concessionária, dia e período; depois, a nota.' },
    es: {
      name: 'test drive',
      summary: 'Test drive: auto, concesionario, día y horario; después, la calificación.',
    },
  },
];

/** The pages of appointments with a dealer. */
export const VISITS: readonly Page[] = subjectPages(SUBJECTS, {
  name: 'Agenda',
  title: { pt: 'Agenda', es: 'Turnos' },
  meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
});
