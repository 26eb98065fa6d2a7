/** What the list says. */
export const messages = {
  filter: 'Filtrar por nome ou cidade',
  shown: 'Mostrando {shown} de {count}',
  emptyHint: 'Tente outro nome ou outra cidade.',
  clear: 'Limpar filtro',
  more: 'Mostrar mais',
};
export type Messages = typeof messages;
