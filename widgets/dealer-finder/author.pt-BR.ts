import type { DocumentedTexts } from '../../src/element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Busca de concessionárias',
  children: '<a href="/concessionarias">Todas as concessionárias</a>',
  about:
    'Concessionárias na cidade do visitante, na cidade de um CEP ou próximas da posição dele, a partir da mais próxima, com endereço, telefone e como chegar. Os outros widgets da página usam a concessionária escolhida, e a lista usa a cidade escolhida neles. A posição informada pelo navegador não é armazenada.',
  attributes: {
    heading: 'Título da busca. Sem o atributo, o título padrão do widget.',
    'search-by':
      'Formas de busca oferecidas; a primeira já vem aberta: city (cidade), postal-code (CEP), position (perto do visitante).',
    radius:
      'Raio inicial da busca em torno do visitante, em quilômetros. Sem o atributo, 50. O visitante pode escolher outro.',
    'dealer-group': 'Mostra só as concessionárias deste grupo.',
  },
  events: {
    'vt-dealer-selected': 'O visitante escolheu uma concessionária.',
    'vt-location-selected': 'O visitante escolheu a localização dele.',
  },
  parts: {
    results: 'A lista e o número de resultados.',
    dealer: 'Uma concessionária.',
    options: 'A lista de sugestões.',
    button: 'O botão de busca.',
  },
};
