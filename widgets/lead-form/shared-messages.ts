/** Words of the first view that are the same in both languages. */
export const sharedMessages = {
  optional: '(opcional)',
  phone: 'Celular',
  allowWhatsApp: 'WhatsApp',
  WHATSAPP: 'WhatsApp',
  SMS: 'SMS',
  send: 'Enviar',
  sending: 'Enviando…',
};
