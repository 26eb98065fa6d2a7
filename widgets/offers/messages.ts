const pt = {
  heading: 'Ofertas',
};

const es: typeof pt = {
  heading: 'Ofertas',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
