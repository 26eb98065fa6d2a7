import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Quiz',
  children: '<a href="/contacto">Contactanos</a>',
  about:
    'Un quiz con una pregunta por vez: teclado, toque y deslizamiento, progreso y vuelta atrás. Al final, el resultado con explicaciones, cómo compartirlo y el próximo paso. Quien ingresó a su cuenta tiene las respuestas guardadas, una vez; las de quien todavía no ingresó se guardan cuando ingresa.',
  attributes: {
    quiz: 'Id del quiz en el servicio.',
    'offers-url':
      'Dirección de la página con vt-offers, que se ofrece después del resultado. Sin el atributo, no hay ese enlace.',
  },
};
