import * as sharedMessages from '../../../src/domain/core/messages.es-AR';
import { addressLabels } from '../../../src/ui/standalone/address-labels';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  corporateName: 'Ingresá la razón social',
  vehicles: sharedMessages.aboveZero,
  consent: sharedMessages.consent,
  dealer: sharedMessages.dealer,
  place: sharedMessages.place,
  street: 'Ingresá tu calle',
  homeNumber: 'Ingresá el número',
  neighborhood: 'Ingresá tu barrio',
  summary: 'Revisá los campos: {fields}.',
  sent: 'Recibimos tus datos',
  sentHint: 'El concesionario se va a comunicar con vos a la brevedad.',
  again: 'Enviar otra solicitud',
  labels: addressLabels['es-AR'],
};
