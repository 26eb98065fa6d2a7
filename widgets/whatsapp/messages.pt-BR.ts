export const messages = {
  heading: 'Fale pelo WhatsApp',
  name: 'Nome',
  phone: 'Celular com WhatsApp',
  start: 'Iniciar conversa',
  starting: 'Iniciando…',
};
export type Messages = typeof messages;
