import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Juego del día',
  children: '<a href="/comunidad">Conocé la comunidad</a>',
  about:
    'El juego de la marca: quien no ingresó ve lo que se puede ganar; quien ingresó tiene una jugada por día, con el resultado del servicio; los puntos, el ranking y el tiempo hasta la próxima jugada. Todo también en texto, y sin movimiento para quien lo prefiere.',
  attributes: {
    game: 'Id del juego, como lo nombra el servicio. Sin el atributo, todos los de la marca.',
  },
};
