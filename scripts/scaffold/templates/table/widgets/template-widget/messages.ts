const pt = {
  heading: 'Regiões',
};

const es: typeof pt = {
  heading: 'Regiones',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
