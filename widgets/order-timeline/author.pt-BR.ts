import type { DocumentedTexts } from '../../src/element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Andamento do pedido',
  children: '<a href="/pedidos">Ver os meus pedidos</a>',
  about:
    'Um pedido: o andamento, os pagamentos e o cancelamento. O pedido vem do atributo ou do endereço da página (?order=). Vale também para quem reservou sem conta.',
  attributes: {
    heading: 'Texto acima do pedido; sem ele, o texto do próprio widget.',
    order: 'Código do pedido; sem ele, o do endereço da página (?order=).',
    'orders-url': 'Endereço da página com vt-orders. Sem o atributo, não há esse link.',
    'payment-url': 'Endereço da página em que se paga o pedido. Sem o atributo, não há esse link.',
    'photo-url': 'Endereço da página com vt-security-photo. Sem o atributo, não há esse link.',
    'welcome-kit-url': 'Endereço da página com vt-welcome-kit. Sem o atributo, não há esse link.',
    'documents-url': 'Endereço da página em que se enviam os documentos. Sem o atributo, não há esse link.',
  },
  events: { 'vt-order-cancelled': 'A pessoa cancelou o pedido, ou pediu o cancelamento.' },
  parts: { timeline: 'O andamento do pedido.', dialog: 'A pergunta antes de o pedido ser cancelado.' },
};
