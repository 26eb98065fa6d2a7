import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Andamento do pedido',
  children: '<a href="/pedidos">Ver os meus pedidos</a>',
  about:
    'Um pedido: o andamento, os pagamentos e o cancelamento. O pedido vem do atributo ou do endereço da página (?order=). Vale também para quem reservou sem conta.',
  attributes: {
    'orders-url': 'Endereço da página com vt-orders. Sem o atributo, não há esse link.',
  },
  events: { 'vt-order-cancelled': 'A pessoa cancelou o pedido, ou pediu o cancelamento.' },
  parts: { timeline: 'O andamento do pedido.', dialog: 'A pergunta antes de o pedido ser cancelado.' },
};
