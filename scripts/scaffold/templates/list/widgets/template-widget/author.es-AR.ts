import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Lista de concesionarios',
  children: '<a href="/concesionarios">Todos los concesionarios</a>',
  about: 'Muestra los concesionarios de la marca en una lista que el visitante filtra.',
  attributes: {
    count: 'Cuántos aparecen cada vez.',
  },
};
