import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Concessionárias da cidade do visitante, da cidade de um CEP ou em volta dele, a mais próxima primeiro, com endereço, telefone e como chegar. Os outros widgets da página seguem a concessionária escolhida, e a lista segue a cidade que eles escolhem. A posição medida pelo navegador não fica guardada.',
  attributes: {
    heading: 'Texto acima da busca; sem ele, o texto do próprio widget.',
    'search-by':
      'Jeitos de buscar oferecidos, o primeiro já aberto: city (cidade), postal-code (CEP), position (perto do visitante).',
    radius:
      'Quilômetros em volta do visitante buscados primeiro; sem ele, 50. O visitante pode escolher outros.',
    'dealer-group': 'Só concessionárias deste grupo.',
  },
  events: {
    'vt-dealer-selected': 'O visitante escolheu uma concessionária.',
    'vt-location-selected': 'O visitante escolheu onde está.',
  },
  parts: {
    results: 'A lista, com a contagem.',
    dealer: 'Uma concessionária.',
    options: 'A lista de sugestões.',
    button: 'O botão que busca.',
  },
};
