import { type Subject, subjectPages } from './account-pages';
import type { Page } from './page';

const SUBJECTS: readonly Subject[] = [
  {
    folder: 'test-drive',
    group: 'Contato e concessionárias',
    fragment: 'test-drive',
    pt: { name: 'test drive', summary: 'Test drive: carro, concessionária, dia e período; depois, a nota.' },
    es: {
      name: 'test drive',
      summary: 'Test drive: auto, concesionario, día y horario; después, la calificación.',
    },
  },
  {
    folder: 'servico',
    group: 'Contato e concessionárias',
    fragment: 'service',
    pt: {
      name: 'serviço',
      summary:
        'Visita à oficina: serviços, dia e horário; com ?visit= ou ?virtual-event=, o link de um e-mail.',
    },
    es: {
      name: 'turno de servicio',
      summary:
        'Visita al taller: servicios, día y horario; con ?visit= o ?virtual-event=, el enlace de un correo.',
    },
  },
];

/** The pages of appointments with a dealer. */
export const VISITS: readonly Page[] = subjectPages(SUBJECTS, {
  title: { pt: 'Agenda', es: 'Turnos' },
  meta: { 'sign-in': '../entrar/', 'idempotency-header': 'Idempotency-Key' },
});
