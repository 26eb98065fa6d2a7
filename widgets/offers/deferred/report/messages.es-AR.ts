import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  title: '¿Qué tiene de malo esta oferta?',
  reason: 'Motivo',
  choose: 'Elegí',
  reasonMissing: 'Elegí un motivo',
  comment: 'Comentario',
  email: 'Correo para la respuesta',
  optional: '(opcional)',
  send: 'Enviar aviso',
  sending: 'Enviando…',
  sent: 'Recibimos tu aviso. Vamos a revisar la oferta.',
  reasonsFailed: 'No se pudieron cargar los motivos.',
};
