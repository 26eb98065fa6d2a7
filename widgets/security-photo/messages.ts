const pt = {
  heading: 'Foto de segurança',
  intro: 'Uma foto do seu rosto confirma que é você e protege a sua conta contra fraudes.',
  purpose: 'Entre na sua conta para fazer a foto de segurança.',
};

const es: typeof pt = {
  heading: 'Foto de seguridad',
  intro: 'Una foto de tu rostro confirma que sos vos y protege tu cuenta contra fraudes.',
  purpose: 'Ingresá a tu cuenta para sacarte la foto de seguridad.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
