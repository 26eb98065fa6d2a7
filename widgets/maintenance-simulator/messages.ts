const pt = {
  heading: 'Simulador de revisões',
};

const es: typeof pt = {
  heading: 'Simulador de mantenimiento',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
