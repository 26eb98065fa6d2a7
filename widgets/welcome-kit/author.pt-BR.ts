import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Kit de boas-vindas',
  children: '<a href="/entrar">Entrar para ver o meu kit de boas-vindas</a>',
  about:
    'O endereço para onde vai o kit de um pedido: a pessoa confirma o da conta ou digita outro, e vê quando o kit saiu.',
  attributes: {
    order: 'Código interno do pedido. Sem o atributo, o parâmetro "order" do endereço da página.',
    'orders-url':
      'Endereço da página dos pedidos, para quem chega sem pedido ou com um que não tem kit. Sem o atributo, não há link.',
  },
  events: { 'vt-welcome-kit-saved': 'O endereço do kit foi salvo.' },
  parts: {},
};
