const pt = {
  heading: 'Meus cartões',
  purpose: 'Entre na sua conta para ver e incluir cartões.',
};

const es: typeof pt = {
  heading: 'Mis tarjetas',
  purpose: 'Ingresá a tu cuenta para ver y agregar tarjetas.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
