/** What the table says. */
const pt = {
  caption: 'Ranking',
  position: 'Posição',
  name: 'Nome',
  level: 'Nível',
  medals: 'Medalhas',
  points: 'Pontos',
  you: 'você',
  elsewhere: 'A sua posição, em outra página do ranking:',
};

const es: typeof pt = {
  caption: 'Ranking',
  position: 'Posición',
  name: 'Nombre',
  level: 'Nivel',
  medals: 'Medallas',
  points: 'Puntos',
  you: 'vos',
  elsewhere: 'Tu posición, en otra página del ranking:',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
