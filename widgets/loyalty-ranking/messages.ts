/** What the first view says. */
const pt = {
  heading: 'Ranking do programa',
  purpose: 'Entre para ver o ranking do programa e a sua posição.',
};

const es: typeof pt = {
  heading: 'Ranking del programa',
  purpose: 'Ingresá para ver el ranking del programa y tu posición.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
