const pt = {
  heading: 'Ofertas de serviços e acessórios',
};

const es: typeof pt = {
  heading: 'Ofertas de servicios y accesorios',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
