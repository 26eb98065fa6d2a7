const pt = {
  heading: 'Meus benefícios',
  purpose: 'Entre na sua conta para ver e resgatar os seus benefícios.',
};

const es: typeof pt = {
  heading: 'Mis beneficios',
  purpose: 'Ingresá a tu cuenta para ver y canjear tus beneficios.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
