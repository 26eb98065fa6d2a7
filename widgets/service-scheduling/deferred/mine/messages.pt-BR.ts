/** What is said of the visits of a signed-in visitor. */
export const messages = {
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
  cancel: 'Cancelar',
  ofVisit: 'a visita de {day}, {time}',
  cancelNow: 'Cancelar a visita',
  keep: 'Manter a visita',
  notCancelled: 'Não foi possível cancelar a visita',
  cancelled: 'Visita cancelada.',
  changed: 'A situação da visita mudou. Veja a situação atual.',
  expired: 'A sua sessão terminou. Entre novamente para ver as suas visitas.',
};
export type Messages = typeof messages;
