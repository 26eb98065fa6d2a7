import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Comparador de versiones',
  children: '<a href="/ficha-tecnica">Ficha técnica</a>',
  about: 'De dos a cuatro versiones una al lado de la otra, con las diferencias marcadas.',
  attributes: {
    versions: 'Códigos de las versiones iniciales, de 7 o 16 caracteres, separados por espacios o comas.',
    model:
      'Modelo, por código o por nombre, cuyas versiones del año más reciente se comparan cuando versions no indica cuáles.',
    'configure-url':
      'Dirección de la página con el configurador, en la que se abre la versión elegida. Sin el atributo, el configurador de la misma página, si lo hay.',
    'max-versions': 'Número máximo de versiones lado a lado.',
  },
};
