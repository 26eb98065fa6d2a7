/** Messages of the placeholder; the others are deferred. */
const pt = {
  heading: 'Compare as versões',
};

const es: typeof pt = {
  heading: 'Compará las versiones',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
