const pt = {
  purpose: 'Entre na sua conta para pegar o cupom.',
  percent: '{percent}% de desconto',
  fixed: 'Preço fixo: {price}',
  noCoupon: 'Esta oferta não precisa de cupom.',
  until: 'Válida até {date}.',
  take: 'Pegar cupom',
  taken: 'O seu cupom',
  show: 'Apresente este código na concessionária:',
  missing: 'Esta oferta não está mais disponível.',
  failed: 'Não foi possível pegar o cupom. Tente novamente.',
};

const es: typeof pt = {
  purpose: 'Ingresá a tu cuenta para obtener el cupón.',
  percent: '{percent}% de descuento',
  fixed: 'Precio fijo: {price}',
  noCoupon: 'Esta oferta no necesita cupón.',
  until: 'Válida hasta el {date}.',
  take: 'Obtener cupón',
  taken: 'Tu cupón',
  show: 'Mostrá este código en el concesionario:',
  missing: 'Esta oferta ya no está disponible.',
  failed: 'No pudimos obtener el cupón. Intentá de nuevo.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
