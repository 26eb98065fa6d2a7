/** Messages of the placeholder; the others load with the shell. */
const pt = {
  loading: 'Preparando o configurador…',
};

const es: typeof pt = {
  loading: 'Preparando el configurador…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
