import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Menu secundário da página de um carro, com o nome dele em destaque. As entradas são os seus próprios links; o da seção que está na tela fica marcado.',
  attributes: {
    label: 'De que é o menu, para leitores de tela; sem ele, "Seções da página".',
    badge: 'O nome do carro, antes dos links.',
    sticky: 'Fica no alto enquanto a página rola.',
  },
  events: { 'vt-hub-menu-selected': 'Uma entrada do menu foi escolhida.' },
  slots: { '': 'Os links do menu.' },
  parts: { badge: 'O nome do carro.', list: 'A fileira de links.' },
};
