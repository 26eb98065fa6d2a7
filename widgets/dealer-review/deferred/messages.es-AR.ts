import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  purpose: 'Ingresá para contar cómo fue la compra de tu auto.',
  none: 'Ningún auto se puede calificar ahora',
  noneHint:
    'La opinión vale para autos comprados hace menos de 30\u00a0días, con la fecha y el concesionario en el garaje.',
  garage: 'Ir al garaje',
  car: 'Auto',
  dealer: 'Concesionario: {dealer}',
  rating: '¿Cómo fue la compra?',
  ratingMissing: 'Elegí de 1 a 5',
  title: 'Título',
  comment: 'Comentario',
  optional: '(opcional)',
  hint: 'Tu opinión aparece con tu nombre. No escribas documentos ni teléfonos.',
  send: 'Enviar la opinión',
  sending: 'Enviando…',
  notSent: 'No se pudo enviar la opinión',
  tooLate: 'Este auto ya no se puede calificar: la compra tiene 30\u00a0días o más.',
  sent: 'Recibimos tu opinión',
  sentHint: 'Gracias por contar cómo fue la compra.',
  already: 'Este auto ya se calificó',
  alreadyHint: 'Cada compra recibe una sola opinión.',
};
