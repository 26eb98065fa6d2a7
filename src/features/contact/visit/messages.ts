const pt = {
  goes: 'Vai com a mensagem o carro que você escolheu: {car}.',
  goesOffer: 'Vai com a mensagem a oferta: {offer}.',
  leaveOut: 'Não enviar',
  leftOut: 'O carro não vai com a mensagem.',
  failed: 'Não foi possível carregar o carro que você escolheu. A mensagem segue sem ele.',
  gone: 'O carro que você escolheu não está mais à venda. A mensagem segue sem ele.',
};

const es: typeof pt = {
  goes: 'Con el mensaje va el auto que elegiste: {car}.',
  goesOffer: 'Con el mensaje va la oferta: {offer}.',
  leaveOut: 'No enviar',
  leftOut: 'El auto no va con el mensaje.',
  failed: 'No se pudo cargar el auto que elegiste. El mensaje se envía sin él.',
  gone: 'El auto que elegiste ya no está a la venta. El mensaje se envía sin él.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
