const pt = {
  heading: 'Avalie o seu usado',
};

const es: typeof pt = {
  heading: 'Tasá tu usado',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
