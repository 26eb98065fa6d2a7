const pt = {
  heading: 'Minha conta',
  purpose: 'Entre para ver seus dados, seus carros e seus cartões.',
};

const es: typeof pt = {
  heading: 'Mi cuenta',
  purpose: 'Ingresá para ver tus datos, tus autos y tus tarjetas.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
