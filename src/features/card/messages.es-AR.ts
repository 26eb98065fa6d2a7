import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  card: '{brand} terminada en {digits}',
  anyCard: 'Tarjeta',
  number: 'Número de la tarjeta',
  holderName: 'Nombre como está en la tarjeta',
  dueDate: 'Vencimiento (MM/AA)',
  cvv: 'Código de seguridad',
  privacy: 'El número y el código van solo al servicio que guarda la tarjeta y no quedan en esta página.',
  frame: 'Datos de la tarjeta',
  framePrivacy:
    'Estos campos son de la empresa que guarda la tarjeta: el número y el código van directo a ella y no pasan por esta página.',
  noFrame: 'Los campos de la tarjeta no cargaron',
  frameNotReady: 'Esperá a que carguen los campos de la tarjeta e intentá de nuevo',
  checkCard: 'Revisá los datos de la tarjeta',
  cardRefused: 'La tarjeta no fue aceptada. Revisá los datos o usá otra tarjeta.',
  noNewCard: 'Ahora no se puede agregar una tarjeta nueva en esta página.',
  notTaken: '{brand} no se acepta en este pago',
};
