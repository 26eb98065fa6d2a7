const pt = {
  heading: 'Meus pedidos',
  purpose: 'Entre para acompanhar os seus pedidos.',
};

const es: typeof pt = {
  heading: 'Mis pedidos',
  purpose: 'Ingresá para seguir tus pedidos.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
