import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
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
  cancel: 'Cancelar',
  ofVisit: 'el turno del {day}, {time}',
  cancelNow: 'Cancelar el turno',
  keep: 'Mantener el turno',
  notCancelled: 'No se pudo cancelar el turno',
  cancelled: 'Turno cancelado.',
  changed: 'El estado del turno cambió. Mirá el estado actual.',
  expired: 'Tu sesión terminó. Ingresá otra vez para ver tus turnos.',
};
