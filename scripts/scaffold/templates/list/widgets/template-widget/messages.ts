const pt = {
  heading: 'Concessionárias',
};

const es: typeof pt = {
  heading: 'Concesionarios',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
