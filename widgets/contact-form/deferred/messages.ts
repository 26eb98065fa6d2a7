import { contactFailed as contactFailedEs, contactSent as contactSentEs } from '#domain/core/messages.es-AR';
import { contactFailed as contactFailedPt, contactSent as contactSentPt } from '#domain/core/messages.pt-BR';

/** What the widget says once it is used. */
const pt = {
  reasonMissing: 'Escolha o motivo do contato',
  messageMissing: 'Escreva a sua mensagem',
  dealerMissing: 'Escolha a concessionária',
  chooseDealer: 'Escolher concessionária',
  changeDealer: 'Trocar concessionária',
  popupSent: contactSentPt,
  popupFailed: contactFailedPt,
  sent: 'Recebemos sua mensagem',
  sentTo: 'Ela foi enviada a {dealer}, que responderá por e-mail.',
  sentHint: 'Responderemos por e-mail.',
  protocol: 'Protocolo',
  again: 'Enviar outra mensagem',
};

const es: typeof pt = {
  reasonMissing: 'Elegí el motivo del contacto',
  messageMissing: 'Escribí tu mensaje',
  dealerMissing: 'Elegí el concesionario',
  chooseDealer: 'Elegir concesionario',
  changeDealer: 'Cambiar concesionario',
  popupSent: contactSentEs,
  popupFailed: contactFailedEs,
  sent: 'Recibimos tu mensaje',
  sentTo: 'Lo enviamos a {dealer}, que te va a responder por correo electrónico.',
  sentHint: 'Te vamos a responder por correo electrónico.',
  protocol: 'Número de gestión',
  again: 'Enviar otro mensaje',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
