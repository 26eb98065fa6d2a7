const pt = {
  heading: 'Validação de identidade',
  purpose: 'Entre na sua conta para validar a sua identidade.',
};

const es: typeof pt = {
  heading: 'Validación de identidad',
  purpose: 'Ingresá a tu cuenta para validar tu identidad.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
