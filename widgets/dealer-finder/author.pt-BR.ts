import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Busca de concessionárias',
  children: '<a href="/concessionarias">Todas as concessionárias</a>',
  about:
    'Concessionárias na cidade do visitante, na cidade de um CEP ou próximas da posição dele, a partir da mais próxima, com endereço, telefone e como chegar; horários e serviços aparecem quando o visitante abre os detalhes. Com o metadado map-tiles, também num mapa. Os outros widgets usam a concessionária escolhida durante toda a visita, também nas páginas seguintes da marca, e a lista usa a cidade escolhida neles. A posição informada pelo navegador não é armazenada.',
  attributes: {
    'search-by':
      'Formas de busca oferecidas; a primeira já vem aberta: city (cidade), postal-code (CEP), position (perto do visitante), zone (estado ou província e zona), group (grupo de concessionárias), name (nome da concessionária). Sem o atributo, as três primeiras.',
    'filter-by':
      'O que o visitante pode filtrar na lista: service (serviços da oficina), brand (outra marca; as concessionárias dela não podem ser escolhidas para esta página). Sem o atributo, nada.',
    extent:
      'Até onde vai a busca por cidade ou CEP: city (a cidade), radius (o raio em torno dela), area (a área de influência), regional (a regional da marca). Um lugar sem área ou regional é buscado pela cidade.',
    radius: 'Raio inicial da busca em torno do visitante, em quilômetros. O visitante pode escolher outro.',
    'dealer-group': 'Mostra só as concessionárias deste grupo.',
    'dealer-type':
      'Mostra só as concessionárias deste tipo: online-schedule (com agendamento on-line), digital-dealer (digital).',
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
