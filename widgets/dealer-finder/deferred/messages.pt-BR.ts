import * as sharedMessages from '#domain/core/messages.pt-BR';

/** The finder's messages after the first use (spec messages#general for those that the specification gives). */
export const messages = {
  loadingChoices: 'Carregando…',
  loading: 'Buscando concessionárias…',
  /** How many dealers there are, by where they were searched for. */
  found: {
    inCity: {
      one: '1 concessionária em {place}',
      many: '{count} concessionárias em {place}',
      none: 'Não há concessionárias em {place}.',
    },
    inArea: {
      one: '1 concessionária na área de {place}',
      many: '{count} concessionárias na área de {place}',
      none: 'Não há concessionárias na área de {place}.',
    },
    inRegion: {
      one: '1 concessionária na região de {place}',
      many: '{count} concessionárias na região de {place}',
      none: 'Não há concessionárias na região de {place}.',
    },
    ofGroup: {
      one: '1 concessionária do grupo {place}',
      many: '{count} concessionárias do grupo {place}',
      none: 'Não há concessionárias do grupo {place}.',
    },
    named: {
      one: '1 concessionária com “{place}” no nome',
      many: '{count} concessionárias com “{place}” no nome',
      none: 'Não há concessionárias com “{place}” no nome.',
    },
    around: {
      one: '1 concessionária em até {radius}\u00a0km de {place}',
      many: '{count} concessionárias em até {radius}\u00a0km de {place}',
      none: 'Não há concessionárias em até {radius}\u00a0km de {place}.',
    },
    aroundYou: {
      one: '1 concessionária em até {radius}\u00a0km de você',
      many: '{count} concessionárias em até {radius}\u00a0km de você',
      none: 'Não há concessionárias em até {radius}\u00a0km de você.',
    },
  },
  none: sharedMessages.noResults,
  widen: 'Buscar em até {radius}\u00a0km',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
  distance: 'Distância:',
  byCar: '{time} de carro',
  phone: 'Telefone:',
  choose: 'Escolher',
  chosen: 'Escolhida',
  yours: 'Concessionária escolhida:',
  elsewhere: 'Fora desta busca',
  route: 'Como chegar',
  newTab: '(abre em nova aba)',
  more: 'Mostrar mais',
  shown: 'Mostrando {shown} de {count}',
  offline: 'Só na loja',
  offlineFailed: 'As concessionárias que vendem só na loja não puderam ser carregadas.',
  details: 'Detalhes',
  openMap: 'Ver no mapa',
  closeMap: 'Fechar mapa',
};
export type Messages = typeof messages;
