/** What the list says. */
const pt = {
  filter: 'Filtrar por nome ou cidade',
  shown: 'Mostrando {shown} de {count}',
  emptyHint: 'Tente outro nome ou outra cidade.',
  clear: 'Limpar filtro',
  more: 'Mostrar mais',
};

const es: typeof pt = {
  filter: 'Filtrar por nombre o localidad',
  shown: 'Mostrando {shown} de {count}',
  emptyHint: 'Probá con otro nombre u otra localidad.',
  clear: 'Borrar filtro',
  more: 'Mostrar más',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
