/** What every list of offers says. */
export const messages = {
  found: '{count} ofertas',
  one: '1 oferta',
  shown: 'Mostrando {shown} de {count} ofertas',
  none: 'Nenhuma oferta encontrada',
  clear: 'Limpar filtros',
  more: 'Mostrar mais ofertas',
  open: 'Ver oferta',
  back: 'Voltar às ofertas',
  notFound: 'Esta oferta não existe mais.',
  all: 'Todos',
  model: 'Modelo',
  filters: 'Filtros',
  filtersSet: 'Filtros ({count})',
};
export type Messages = typeof messages;
