import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What every list of offers says. */
const pt = {
  found: '{count} ofertas',
  one: '1 oferta',
  shown: 'Mostrando {shown} de {count} ofertas',
  none: 'Nenhuma oferta encontrada',
  clear: wordsPt.clearFilters,
  more: 'Mostrar mais ofertas',
  open: 'Ver oferta',
  back: 'Voltar às ofertas',
  notFound: 'Esta oferta não existe mais.',
  all: 'Todos',
  model: 'Modelo',
  filters: 'Filtros',
  filtersSet: 'Filtros ({count})',
};

const es: typeof pt = {
  found: '{count} ofertas',
  one: '1 oferta',
  shown: 'Mostrando {shown} de {count} ofertas',
  none: 'No se encontraron ofertas',
  clear: wordsEs.clearFilters,
  more: 'Mostrar más ofertas',
  open: 'Ver oferta',
  back: 'Volver a las ofertas',
  notFound: 'Esta oferta ya no existe.',
  all: 'Todos',
  model: 'Modelo',
  filters: 'Filtros',
  filtersSet: 'Filtros ({count})',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
