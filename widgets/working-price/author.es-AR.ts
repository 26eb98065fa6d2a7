import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Precio de venta',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para vendedores y el equipo: los precios de venta del concesionario, editados en la misma tabla, importados de una lista, y lo que ven los demás.',
  attributes: {},
};
