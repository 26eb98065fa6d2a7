const pt = {
  heading: 'Opiniões sobre a concessionária',
};

const es: typeof pt = {
  heading: 'Opiniones sobre el concesionario',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
