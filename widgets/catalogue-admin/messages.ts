const pt = {
  heading: 'Catálogo',
  purpose: 'Entre com a sua conta da equipe para administrar o catálogo da marca.',
};

const es: typeof pt = {
  heading: 'Catálogo',
  purpose: 'Ingresá con tu cuenta del equipo para administrar el catálogo de la marca.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
