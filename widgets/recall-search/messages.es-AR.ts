import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  heading: 'Consulta de recall',
  intro: 'Fijate si tu auto tiene un recall pendiente. La reparación es gratuita.',
  vehicle: 'Patente o chasis',
  hint: 'El chasis tiene 17 caracteres y está en la cédula del auto.',
  send: 'Consultar',
  sending: 'Consultando…',
  scan: 'Leer el chasis con la cámara',
  scanned: 'Chasis leído. Revisalo y consultá.',
  campaigns: 'Campañas de recall de la marca',
};
