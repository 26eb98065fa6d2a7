/** What the widget says once it is used. */
export const messages = {
  companyName: 'Digite a razão social',
  oneYear: 'Diga se a empresa tem mais de um ano',
  vehicleType: 'Escolha o tipo de veículo',
  quantityMissing: 'Digite o número de veículos',
  quantity: 'O número deve ser maior que 0',
  privacy: 'É preciso aceitar os termos de privacidade',
  sent: 'Recebemos o interesse da sua empresa',
  sentHint: 'A equipe de locação vai analisá-lo e responder a {name}.',
  summary: '{count} veículos',
  summaryOne: '1 veículo',
  again: 'Enviar outro interesse',
};
export type Messages = typeof messages;
