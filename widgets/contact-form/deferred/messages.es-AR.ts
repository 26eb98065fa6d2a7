import { contactFailed, contactSent } from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  reasonMissing: 'Elegí el motivo del contacto',
  messageMissing: 'Escribí tu mensaje',
  dealerMissing: 'Elegí el concesionario',
  chooseDealer: 'Elegir concesionario',
  changeDealer: 'Cambiar concesionario',
  popupSent: contactSent,
  popupFailed: contactFailed,
  sent: 'Recibimos tu mensaje',
  sentTo: 'Lo enviamos a {dealer}, que te va a responder por correo electrónico.',
  sentHint: 'Te vamos a responder por correo electrónico.',
  protocol: 'Número de gestión',
  again: 'Enviar otro mensaje',
};
