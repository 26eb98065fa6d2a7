const pt = {
  heading: 'Minha garagem',
  purpose: 'Entre para ver e guardar os seus carros.',
};

const es: typeof pt = {
  heading: 'Mi garaje',
  purpose: 'Ingresá para ver y guardar tus autos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
