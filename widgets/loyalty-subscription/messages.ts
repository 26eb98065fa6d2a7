const pt = {
  heading: 'Assinatura do programa',
  purpose: 'Entre na sua conta para ver os planos e a sua assinatura.',
};

const es: typeof pt = {
  heading: 'Suscripción del programa',
  purpose: 'Ingresá a tu cuenta para ver los planes y tu suscripción.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
