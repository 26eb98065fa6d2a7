import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Reserva e pagamento',
  children: '<a href="/contato">Fale com a gente para reservar o seu carro</a>',
  about:
    'Reserva de um carro da venda on-line: carros da campanha, dados da pessoa, concessionária e pagamento por cartão, Pix, boleto, financiamento ou na concessionária; depois, o restante do preço. Quem vem de uma oferta (vt-offers) reserva o carro dela, pelo preço e nas concessionárias dela. Um pedido no endereço da página (?order=) continua de onde parou.',
  attributes: {
    campaign: 'Código da campanha; sem ele, todas as campanhas da venda on-line da marca.',
    model: 'Código ou nome do modelo; sem ele, todos os modelos da campanha.',
    'order-url': 'Endereço da página com vt-order-timeline. Sem o atributo, não há esse link.',
    'financing-url': 'Endereço da página com vt-funding-flow. Sem o atributo, não há esse link.',
    'terms-url':
      'Endereço dos termos aceitos antes do pagamento. Sem o atributo, só o direito de arrependimento é aceito.',
    'terms-version': 'Versão dos termos, enviada com o aceite.',
  },
  events: {
    'vt-reservation-stepped': 'A reserva mudou de etapa. Não traz dados da pessoa.',
    'vt-reservation-held': 'Um carro ficou reservado até o prazo do pagamento.',
    'vt-reservation-payment-started':
      'Um pagamento começou: um código, um boleto, uma confirmação no banco ou um acordo.',
    'vt-reservation-paid': 'O serviço informou que a reserva foi paga.',
  },
  parts: { stepper: 'As etapas da reserva.', item: 'Um carro da campanha.' },
};
