const pt = {
  heading: 'Meus vouchers',
  purpose: 'Entre na sua conta para ver e usar os seus vouchers.',
};

const es: typeof pt = {
  heading: 'Mis vouchers',
  purpose: 'Ingresá a tu cuenta para ver y usar tus vouchers.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
