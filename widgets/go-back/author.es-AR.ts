import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Volver',
  children: 'Volver',
  about:
    'Vuelve a la página de la que llegó el visitante; si llegó de otro sitio, a la página de nivel superior.',
  attributes: {
    fallback:
      'Dirección de este sitio, que se usa cuando no hay página a la que volver. Sin el atributo, la ruta del nivel superior con .html.',
    to: 'previous: la página de la que llegó el visitante. parent: siempre la ruta del nivel superior con .html, cargada de nuevo.',
  },
  slots: { '': 'Un texto, o un enlace o botón tuyo.' },
};
