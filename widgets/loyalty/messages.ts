/** What the first view says. */
const pt = {
  heading: 'Programa de fidelidade',
  purpose: 'Entre para ver os seus pontos, o seu nível e as suas medalhas.',
};

const es: typeof pt = {
  heading: 'Programa de fidelidad',
  purpose: 'Ingresá para ver tus puntos, tu nivel y tus medallas.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
