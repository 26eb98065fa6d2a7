const pt = {
  heading: 'Liberar cupons usados',
  purpose: 'Entre com a sua conta da equipe para liberar cupons usados.',
};

const es: typeof pt = {
  heading: 'Liberar cupones usados',
  purpose: 'Ingresá con tu cuenta del equipo para liberar cupones usados.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
