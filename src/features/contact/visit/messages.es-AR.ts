import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  goes: 'Con el mensaje va el auto que elegiste: {car}.',
  goesOffer: 'Con el mensaje va la oferta: {offer}.',
  leaveOut: 'No enviar',
  leftOut: 'El auto no va con el mensaje.',
  failed: 'No se pudo cargar el auto que elegiste. El mensaje se envía sin él.',
  gone: 'El auto que elegiste ya no está a la venta. El mensaje se envía sin él.',
};
