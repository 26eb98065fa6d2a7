import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  progress: 'Etapas de la reserva',
  find: '¿Ya reservaste sin cuenta? Encontrá tu reserva',
  byOffer: 'Por la oferta: {offer}',
  payNow: 'Ahora: {amount}. El resto queda para después.',
  steps: {
    showcase: 'Auto',
    register: 'Tus datos',
    reservation: 'Concesionario',
    payment: 'Pago',
  },
  titles: {
    showcase: 'Elegí tu auto',
    register: '¿A nombre de quién es la reserva?',
    reservation: 'Elegí el concesionario y confirmá',
    payment: '¿Cómo querés pagar?',
    challenge: 'Confirmá el pago en tu banco',
    awaiting: 'Esperando el pago',
    reserved: 'Todo listo con tu pedido',
    balance: '¿Cómo querés pagar el resto?',
    expired: 'Reserva vencida',
    cancelled: 'Reserva cancelada',
  },
};
