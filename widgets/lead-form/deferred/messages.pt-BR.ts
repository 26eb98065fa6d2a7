import * as sharedMessages from '../../../src/domain/core/messages.pt-BR';
import { addressLabels } from '../../../src/ui/standalone/address-labels';

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
  sentHint: 'A concessionária entrará em contato com você em breve.',
  again: 'Enviar outra solicitação',
  labels: addressLabels['pt-BR'],
};
export type Messages = typeof messages;
