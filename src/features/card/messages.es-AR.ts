import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  card: '{brand} terminada en {digits}',
  anyCard: 'Tarjeta',
  number: 'Número de la tarjeta',
  holderName: 'Nombre como está en la tarjeta',
  dueDate: 'Vencimiento (MM/AA)',
  cvv: 'Código de seguridad',
  privacy: 'El número y el código van solo al servicio que guarda la tarjeta; esta página no los conserva.',
};
