const pt = {
  heading: 'Check-in na concessionária',
};

const es: typeof pt = {
  heading: 'Check-in en el concesionario',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
