/** What the purchase through an offer says. */
export const messages = {
  ways: 'Como você pretende pagar a reserva?',
  noWay: 'Escolha uma forma de pagamento',
  choose: 'Escolha',
  waysFailed: 'Não foi possível carregar as formas de pagamento.',
  noWays: 'Nenhuma forma de pagamento está disponível agora. Tente mais tarde.',
  income: 'Renda familiar por mês',
  incomeHint: 'A soma do que a família ganha por mês, pedida para o financiamento.',
  noIncome: 'Informe a renda familiar por mês',
};
export type Messages = typeof messages;
