const pt = {
  heading: 'Novidade',
  text: 'Conheça o que preparamos para você.',
  more: 'Ver detalhes',
};

const es: typeof pt = {
  heading: 'Novedad',
  text: 'Conocé lo que preparamos para vos.',
  more: 'Ver detalles',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
