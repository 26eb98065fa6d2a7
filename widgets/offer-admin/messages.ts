const pt = {
  heading: 'Ofertas',
  purpose: 'Entre com a sua conta da equipe para administrar as ofertas da marca.',
};

const es: typeof pt = {
  heading: 'Ofertas',
  purpose: 'Ingresá con tu cuenta del equipo para administrar las ofertas de la marca.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
