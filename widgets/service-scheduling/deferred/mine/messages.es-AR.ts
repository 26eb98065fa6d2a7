import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Mis visitas',
  none: 'Todavía no tenés visitas reservadas.',
  past: 'Visitas anteriores ({count})',
  when: '{day}, a las {time}',
  services: 'Servicios',
  reason: 'Motivo: {reason}',
  confirm: 'Confirmar asistencia',
  confirmed: 'Asistencia confirmada.',
  notConfirmed: 'No se pudo confirmar la asistencia',
  move: 'Cambiar el horario',
  cancel: 'Cancelar',
  ofVisit: 'la visita del {day}, {time}',
  cancelNow: 'Cancelar la visita',
  keep: 'Mantener la visita',
  notCancelled: 'No se pudo cancelar la visita',
  cancelled: 'Visita cancelada.',
  changed: 'El estado de la visita cambió. Mirá el estado actual.',
  expired: 'Tu sesión terminó. Ingresá otra vez para ver tus visitas.',
};
