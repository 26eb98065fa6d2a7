const pt = {
  heading: 'Minhas propostas de locação',
  purpose: 'Entre na sua conta para acompanhar as suas propostas de locação.',
};

const es: typeof pt = {
  heading: 'Mis propuestas de alquiler',
  purpose: 'Ingresá a tu cuenta para seguir tus propuestas de alquiler.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
