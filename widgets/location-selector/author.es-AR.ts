import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Elección de la localidad',
  children: '<a href="/localidades">Elegí tu localidad</a>',
  about:
    'El visitante indica dónde está: por código postal, por provincia y localidad, por una dirección o un lugar con sugerencias, o por su posición.',
  attributes: {
    layout:
      'box muestra la selección en la propia página; modal muestra un botón con la localidad, que abre una ventana.',
    heading: 'Título de la selección y de la ventana. Sin el atributo, el título estándar del widget.',
  },
};
