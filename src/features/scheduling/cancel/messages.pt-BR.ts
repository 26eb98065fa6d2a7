/** What is said while an appointment is cancelled. */
export const messages = {
  reason: 'Motivo do cancelamento',
  choose: 'Selecione',
  noReason: 'Selecione o motivo',
  sending: 'Cancelando…',
};
export type Messages = typeof messages;
