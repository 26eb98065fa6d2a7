const pt = {
  heading: 'Regiões',
  purpose: 'Entre com a sua conta da equipe para administrar as regiões das promoções.',
};

const es: typeof pt = {
  heading: 'Regiones',
  purpose: 'Ingresá con tu cuenta del equipo para administrar las regiones de las promociones.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
