/** What is said of payment cards. */
export const messages = {
  card: '{brand} final {digits}',
  anyCard: 'Cartão',
  number: 'Número do cartão',
  holderName: 'Nome como está no cartão',
  dueDate: 'Validade (MM/AA)',
  cvv: 'Código de segurança',
  privacy: 'O número e o código vão só ao serviço que guarda o cartão e não ficam nesta página.',
  frame: 'Dados do cartão',
  framePrivacy:
    'Estes campos são da empresa que guarda o cartão: o número e o código vão direto a ela e não passam por esta página.',
  noFrame: 'Os campos do cartão não carregaram',
  frameNotReady: 'Espere os campos do cartão carregarem e tente novamente',
  checkCard: 'Confira os dados do cartão',
  cardRefused: 'O cartão não foi aceito. Confira os dados ou use outro cartão.',
  noNewCard: 'Um cartão novo não pode ser incluído nesta página agora.',
  notTaken: '{brand} não é aceito neste pagamento',
};
export type Messages = typeof messages;
