import * as sharedMessages from '#domain/core/messages.pt-BR';
import { addressLabels } from '#ui/standalone/address-labels';

/**
 * The form's messages after the first use; the specification's own where it gives them (spec validation#messages,
 * messages#general).
 */
export const messages = {
  corporateName: 'Digite a razão social',
  vehicles: sharedMessages.aboveZero,
  consent: sharedMessages.consent,
  dealer: sharedMessages.dealer,
  place: sharedMessages.place,
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
  newTab: '(abre em nova aba)',
  testDrive: 'Agendar um test drive',
  financing: 'Simular as parcelas',
  again: 'Enviar outra solicitação',
  labels: addressLabels['pt-BR'],
};
export type Messages = typeof messages;
