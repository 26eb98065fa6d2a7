/** What is said of payment cards. */
export const messages = {
  card: '{brand} final {digits}',
  anyCard: 'Cartão',
  number: 'Número do cartão',
  holderName: 'Nome como está no cartão',
  dueDate: 'Validade (MM/AA)',
  cvv: 'Código de segurança',
  privacy: 'O número e o código vão só ao serviço que guarda o cartão; esta página não os mantém.',
};
export type Messages = typeof messages;
