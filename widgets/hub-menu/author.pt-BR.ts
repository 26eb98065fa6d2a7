import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Menu da página',
  children: '<a href="#versoes">Versões</a>\n<a href="#contato">Contato</a>',
  about:
    'Menu secundário da página de um carro, com o nome dele em destaque. Os itens são os links que você escrever; o da seção que está na tela fica marcado.',
  attributes: {
    label: 'Nome do menu para leitores de tela. Sem o atributo, "Seções da página".',
    badge: 'Nome do carro, exibido antes dos links.',
    garage: 'Mostra no lugar de badge o carro principal da garagem do visitante que entrou na conta.',
    sticky: 'Mantém o menu no topo enquanto a página rola.',
  },
  events: { 'vt-hub-menu-selected': 'O visitante escolheu um item do menu.' },
  slots: { '': 'Os links do menu.' },
  parts: { badge: 'O nome do carro.', list: 'A lista de links.' },
};
