import type { AuthorTexts } from '#element/author-texts';

export const texts: AuthorTexts = {
  title: 'Programa de fidelidad',
  children: '<a href="/programa">Conocé el programa</a>',
  about:
    'Muestra a quien participa del programa de la marca (Jeep Nation, Jeep Wave) los puntos, el nivel, las medallas, los premios y las preguntas frecuentes. Quien no participa lee si puede participar.',
  attributes: {
    'join-url': 'Dirección de la página en la que se participa del programa, con la inscripción.',
    'rewards-url': 'Dirección de la página en la que se canjean los puntos.',
    'ranking-url': 'Dirección de la página con el ranking.',
  },
};
