import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Resumen del auto',
  children: '<a href="/arma">Armá el tuyo</a>',
  about: 'El auto de la página, como lo configuró el visitante: en una línea, o completo con cada precio.',
  attributes: {
    view: 'En una línea (compact) o completo (full).',
    heading:
      'Título del resumen. Sin el atributo, el título estándar del widget en full y ninguno en compact.',
    link: 'Dirección de la página del configurador, donde el visitante sigue con la configuración o la empieza, si todavía no hay auto. El auto va en la dirección.',
    'hide-share': 'Oculta las opciones para compartir y los comentarios.',
  },
};
