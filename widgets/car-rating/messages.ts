const pt = {
  heading: 'Quanto vale o seu usado?',
};

const es: typeof pt = {
  heading: '¿Cuánto vale tu usado?',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
