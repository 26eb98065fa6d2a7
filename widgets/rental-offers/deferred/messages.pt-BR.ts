/** What the list and a rental offer say. */
export const messages = {
  brand: 'Marca',
  allBrands: 'Todas',
  noneHint: 'Tente outro modelo ou tire os filtros.',
  noneOfBrand: 'Ainda não há carros por assinatura aqui.',
  from: 'A partir de',
  month: 'por mês',
  period: 'Prazo',
  months: '{count}\u00a0meses',
  distance: 'Quilômetros por mês',
  kilometers: '{count}\u00a0km',
  included: 'O que está incluído',
  dealers: 'Onde receber o carro',
  legal: 'Condições',
  subscribe: 'Quero assinar',
  company: 'Assinar pela minha empresa',
};
export type Messages = typeof messages;
