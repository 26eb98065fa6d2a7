import * as sharedMessages from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  loadingChoices: 'Cargando…',
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
  none: sharedMessages.noResults,
  widen: 'Buscar hasta {radius}\u00a0km',
  failed: sharedMessages.notLoaded,
  retry: sharedMessages.retry,
  distance: 'Distancia:',
  byCar: '{time} en auto',
  phone: 'Teléfono:',
  choose: 'Elegir',
  chosen: 'Elegido',
  yours: 'Concesionario elegido:',
  elsewhere: 'Fuera de esta búsqueda',
  route: 'Cómo llegar',
  newTab: '(se abre en una pestaña nueva)',
  more: 'Mostrar más',
  shown: 'Mostrando {shown} de {count}',
  offline: 'Solo en el local',
  offlineFailed: 'No se pudieron cargar los concesionarios que venden solo en el local.',
  details: 'Detalles',
  openMap: 'Ver en el mapa',
  closeMap: 'Cerrar el mapa',
};
