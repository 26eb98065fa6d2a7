import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Administración de recalls por software',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el equipo: la actualización de software de un recall se crea para un vehículo y se valida una vez hecha.',
  attributes: {},
};
