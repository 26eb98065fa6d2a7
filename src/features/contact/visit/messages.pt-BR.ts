export const messages = {
  goes: 'Vai com a mensagem o carro que você escolheu: {car}.',
  goesOffer: 'Vai com a mensagem a oferta: {offer}.',
  leaveOut: 'Não enviar',
  leftOut: 'O carro não vai com a mensagem.',
  failed: 'Não foi possível carregar o carro que você escolheu. A mensagem segue sem ele.',
  gone: 'O carro que você escolheu não está mais à venda. A mensagem segue sem ele.',
};
export type Messages = typeof messages;
