import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Encuestas',
  children: '<a href="/comunidad">Conocé la comunidad</a>',
  about:
    'Las encuestas de la marca para quien ingresó: las abiertas, con un voto por persona; los resultados después del voto; y las cerradas.',
  attributes: {
    type: 'Tipo de las encuestas, como lo nombra el servicio, por ejemplo COMMUNITY. Sin el atributo, todas.',
    count: 'Cuántas encuestas aparecen cada vez.',
  },
};
