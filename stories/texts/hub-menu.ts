import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Menu secundário da página de um carro, com o nome dele em destaque. Os itens são os links que você escrever; o da seção que está na tela fica marcado.',
  attributes: {
    label: 'Nome do menu para leitores de tela. Sem o atributo, "Seções da página".',
    badge: 'Nome do carro, exibido antes dos links.',
    sticky: 'Mantém o menu no topo enquanto a página rola.',
  },
  events: { 'vt-hub-menu-selected': 'O visitante escolheu um item do menu.' },
  slots: { '': 'Os links do menu.' },
  parts: { badge: 'O nome do carro.', list: 'A lista de links.' },
};
