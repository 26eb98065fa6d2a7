import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Texto con detalles',
  children: '<a href="/contacto">Contactanos</a>',
  about: 'Muestra un texto del autor y abre los detalles en una ventana.',
  attributes: {
    text: 'Lo que dice el widget; sin él, el texto del propio widget.',
    details: 'Lo que dice la ventana; sin él, el texto del propio widget.',
  },
};
