import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import { addressLabels } from '#features/place/address/address-labels';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/**
 * The form's messages after the first use; the specification's own where it gives them (spec validation#messages,
 * messages#general).
 */
const pt = {
  corporateName: 'Digite a razão social',
  vehicles: sharedPt.aboveZero,
  consent: sharedPt.consent,
  dealer: sharedPt.dealer,
  place: sharedPt.place,
  street: 'Digite sua rua',
  homeNumber: 'Digite o número',
  neighborhood: 'Digite seu bairro',
  summary: 'Confira os campos: {fields}.',
  sent: 'Recebemos seus dados',
  /** Where no dealer is chosen: the text names none. */
  sentHint: 'Vamos entrar em contato com você em breve.',
  sentTo: '{dealer} vai entrar em contato com você em breve.',
  car: 'Carro',
  sentDealer: 'Concessionária',
  phone: 'Telefone',
  meanwhile: 'Enquanto isso',
  whatsapp: 'Conversar pelo WhatsApp',
  newTab: wordsPt.newTab,
  testDrive: 'Agendar um test drive',
  financing: 'Simular as parcelas',
  again: 'Enviar outra solicitação',
  labels: addressLabels['pt-BR'],
};

const es: typeof pt = {
  corporateName: 'Ingresá la razón social',
  vehicles: sharedEs.aboveZero,
  consent: sharedEs.consent,
  dealer: sharedEs.dealer,
  place: sharedEs.place,
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
  newTab: wordsEs.newTab,
  testDrive: 'Reservar un test drive',
  financing: 'Simular las cuotas',
  again: 'Enviar otra solicitud',
  labels: addressLabels['es-AR'],
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
