import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Meus pedidos',
  children: '<a href="/entrar">Entrar para ver os meus pedidos</a>',
  about:
    'Os pedidos da pessoa: a situação de cada um, o andamento, os pagamentos e o cancelamento. Um filtro separa os que estão em andamento dos encerrados.',
  attributes: {
    'details-url':
      'Endereço da página com vt-order-timeline: cada pedido leva a ela. Sem o atributo, o pedido abre na própria lista.',
    'cars-url':
      'Endereço da página em que se reserva um carro; aparece para quem ainda não tem pedidos. Sem o atributo, não há esse link.',
  },
  events: { 'vt-order-cancelled': 'A pessoa cancelou um pedido, ou pediu o cancelamento.' },
  parts: {
    item: 'Um pedido.',
    timeline: 'O andamento do pedido.',
    dialog: 'A pergunta antes de um pedido ser cancelado.',
  },
};
