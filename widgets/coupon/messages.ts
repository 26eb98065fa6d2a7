const pt = {
  heading: 'Cupom de desconto',
};

const es: typeof pt = {
  heading: 'Cupón de descuento',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
