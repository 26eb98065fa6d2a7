/** What the widget says once it is used. */
const pt = {
  messageMissing: 'Escreva sua mensagem',
  sent: 'Mensagem enviada',
  sentHint: 'Responderemos em breve.',
  protocol: 'Seu protocolo é {protocol}.',
};

const es: typeof pt = {
  messageMissing: 'Escribí tu mensaje',
  sent: 'Mensaje enviado',
  sentHint: 'Te responderemos en breve.',
  protocol: 'Tu número de gestión es {protocol}.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
