import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Datos del reparador',
  children: '<a href="/equipo">Área del equipo</a>',
  about:
    'Para el reparador: sus propios datos, que puede cambiar, y la participación en e-connect, en una acción aparte.',
  attributes: {},
};
