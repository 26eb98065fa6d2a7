const pt = {
  heading: 'Meus dados',
  purpose: 'Entre para ver e completar seus dados.',
};

const es: typeof pt = {
  heading: 'Mis datos',
  purpose: 'Ingresá para ver y completar tus datos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
