import { noStock } from '#domain/core/messages.pt-BR';

/** What the showcase says. */
export const messages = {
  until: 'Válida até {date}',
  version: 'Versão',
  configured: 'Com a cor e os itens que você configurou.',
  loading: 'Consultando o preço…',
  inStock: '{count} em estoque',
  oneLeft: 'Última unidade',
  noStock: 'Esgotado',
  soldOut: noStock,
  reserve: 'Reservar',
  reserveFor: 'Reservar com {amount}',
  none: 'Nenhum carro disponível para reserva on-line',
  noneHint: 'Volte em breve ou fale com uma concessionária.',
};
export type Messages = typeof messages;
