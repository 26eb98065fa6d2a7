const pt = {
  heading: 'Jogo do dia',
};

const es: typeof pt = {
  heading: 'Juego del día',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
