/** What the widget says once it is used. */
const pt = {
  details: 'Fale com uma concessionária para saber mais.',
};

const es: typeof pt = {
  details: 'Hablá con un concesionario para saber más.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
