const pt = {
  heading: 'Cadastro para alugar',
  purpose: 'Entre na sua conta para fazer ou atualizar o seu cadastro de locação.',
};

const es: typeof pt = {
  heading: 'Inscripción para alquilar',
  purpose: 'Ingresá a tu cuenta para hacer o actualizar tu inscripción de alquiler.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
