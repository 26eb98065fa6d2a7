import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Liberación de cupones',
  children: '<a href="/equipo">Área del equipo</a>',
  about: 'Para el equipo: libera los usos de un cupón, de un CPF, o de un cupón por un CPF.',
  attributes: {},
};
