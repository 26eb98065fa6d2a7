import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** The finder's messages after the first use (spec messages#general for those that the specification gives). */
const pt = {
  loadingChoices: wordsPt.loading,
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
  none: sharedPt.noResults,
  widen: 'Buscar em até {radius}\u00a0km',
  failed: sharedPt.notLoaded,
  retry: sharedPt.retry,
  distance: 'Distância:',
  byCar: '{time} de carro',
  choose: 'Escolher',
  chosen: 'Escolhida',
  yours: 'Concessionária escolhida:',
  elsewhere: 'Fora desta busca',
  route: 'Como chegar',
  newTab: wordsPt.newTab,
  more: wordsPt.showMore,
  shown: 'Mostrando {shown} de {count}',
  offline: 'Só na loja',
  offlineFailed: 'As concessionárias que vendem só na loja não puderam ser carregadas.',
  details: 'Detalhes',
  openMap: 'Ver no mapa',
  closeMap: 'Fechar mapa',
};
export type Messages = typeof pt;

const es: Messages = {
  loadingChoices: wordsEs.loading,
  loading: 'Buscando concesionarios…',
  /** How many dealers there are, by where they were searched for. */
  found: {
    inCity: {
      one: '1 concesionario en {place}',
      many: '{count} concesionarios en {place}',
      none: 'No hay concesionarios en {place}.',
    },
    inArea: {
      one: '1 concesionario en el área de {place}',
      many: '{count} concesionarios en el área de {place}',
      none: 'No hay concesionarios en el área de {place}.',
    },
    inRegion: {
      one: '1 concesionario en la región de {place}',
      many: '{count} concesionarios en la región de {place}',
      none: 'No hay concesionarios en la región de {place}.',
    },
    ofGroup: {
      one: '1 concesionario del grupo {place}',
      many: '{count} concesionarios del grupo {place}',
      none: 'No hay concesionarios del grupo {place}.',
    },
    named: {
      one: '1 concesionario con “{place}” en el nombre',
      many: '{count} concesionarios con “{place}” en el nombre',
      none: 'No hay concesionarios con “{place}” en el nombre.',
    },
    around: {
      one: '1 concesionario a menos de {radius}\u00a0km de {place}',
      many: '{count} concesionarios a menos de {radius}\u00a0km de {place}',
      none: 'No hay concesionarios a menos de {radius}\u00a0km de {place}.',
    },
    aroundYou: {
      one: '1 concesionario a menos de {radius}\u00a0km de vos',
      many: '{count} concesionarios a menos de {radius}\u00a0km de vos',
      none: 'No hay concesionarios a menos de {radius}\u00a0km de vos.',
    },
  },
  none: sharedEs.noResults,
  widen: 'Buscar hasta {radius}\u00a0km',
  failed: sharedEs.notLoaded,
  retry: sharedEs.retry,
  distance: 'Distancia:',
  byCar: '{time} en auto',
  choose: 'Elegir',
  chosen: 'Elegido',
  yours: 'Concesionario elegido:',
  elsewhere: 'Fuera de esta búsqueda',
  route: 'Cómo llegar',
  newTab: wordsEs.newTab,
  more: wordsEs.showMore,
  shown: 'Mostrando {shown} de {count}',
  offline: 'Solo en el local',
  offlineFailed: 'No se pudieron cargar los concesionarios que venden solo en el local.',
  details: 'Detalles',
  openMap: 'Ver en el mapa',
  closeMap: 'Cerrar el mapa',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
