import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'O visitante diz onde está: pelo CEP, pelo estado e a cidade, ou pela posição do navegador. Os outros widgets da página seguem a escolha, que vale por quatro horas. Depois de escolhida, a cidade aparece com um jeito de trocá-la.',
  attributes: {
    layout: 'box mostra tudo no lugar; modal é um botão com a cidade, que abre uma janela.',
    heading: 'Texto acima da escolha e título da janela; sem ele, o texto do próprio widget.',
  },
  events: { 'vt-location-selected': 'O visitante escolheu onde está.' },
  parts: {
    trigger: 'O botão que abre a janela, em modal.',
    place: 'A cidade escolhida.',
    options: 'A lista de sugestões.',
    button: 'O botão que busca.',
  },
};
