import * as sharedMessages from '#domain/core/messages.es-AR';
import { addressLabels } from '#ui/standalone/address-labels';
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
  sentHint: 'Nos vamos a comunicar con vos a la brevedad.',
  sentTo: '{dealer} se va a comunicar con vos a la brevedad.',
  car: 'Auto',
  sentDealer: 'Concesionario',
  phone: 'Teléfono',
  meanwhile: 'Mientras tanto',
  whatsapp: 'Hablar por WhatsApp',
  newTab: '(se abre en una pestaña nueva)',
  testDrive: 'Reservar un test drive',
  financing: 'Simular las cuotas',
  again: 'Enviar otra solicitud',
  labels: addressLabels['es-AR'],
};
