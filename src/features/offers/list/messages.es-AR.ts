import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  found: '{count} ofertas',
  one: '1 oferta',
  shown: 'Mostrando {shown} de {count} ofertas',
  none: 'No se encontraron ofertas',
  clear: 'Borrar filtros',
  more: 'Mostrar más ofertas',
  open: 'Ver oferta',
  back: 'Volver a las ofertas',
  notFound: 'Esta oferta ya no existe.',
  all: 'Todos',
  model: 'Modelo',
  filters: 'Filtros',
  filtersSet: 'Filtros ({count})',
};
