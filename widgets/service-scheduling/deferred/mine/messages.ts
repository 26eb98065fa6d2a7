import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What is said of the visits of a signed-in visitor. */
const pt = {
  heading: 'Minhas visitas',
  none: 'Você ainda não tem visitas agendadas.',
  past: 'Visitas anteriores ({count})',
  when: '{day}, às {time}',
  services: 'Serviços',
  reason: 'Motivo: {reason}',
  confirm: 'Confirmar presença',
  confirmed: 'Presença confirmada.',
  notConfirmed: 'Não foi possível confirmar a presença',
  move: 'Remarcar',
  cancel: wordsPt.cancel,
  ofVisit: 'a visita de {day}, {time}',
  cancelNow: 'Cancelar a visita',
  keep: 'Manter a visita',
  notCancelled: 'Não foi possível cancelar a visita',
  cancelled: 'Visita cancelada.',
  changed: 'A situação da visita mudou. Veja a situação atual.',
  expired: 'A sua sessão terminou. Entre novamente para ver as suas visitas.',
};

const es: typeof pt = {
  heading: 'Mis turnos',
  none: 'Todavía no tenés turnos reservados.',
  past: 'Turnos anteriores ({count})',
  when: '{day}, a las {time}',
  services: 'Servicios',
  reason: 'Motivo: {reason}',
  confirm: 'Confirmar asistencia',
  confirmed: 'Asistencia confirmada.',
  notConfirmed: 'No se pudo confirmar la asistencia',
  move: 'Cambiar el horario',
  cancel: wordsEs.cancel,
  ofVisit: 'el turno del {day}, {time}',
  cancelNow: 'Cancelar el turno',
  keep: 'Mantener el turno',
  notCancelled: 'No se pudo cancelar el turno',
  cancelled: 'Turno cancelado.',
  changed: 'El estado del turno cambió. Mirá el estado actual.',
  expired: 'Tu sesión terminó. Ingresá otra vez para ver tus turnos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
