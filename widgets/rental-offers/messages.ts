const pt = {
  heading: 'Carro por assinatura',
};

const es: typeof pt = {
  heading: 'Auto por suscripción',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
