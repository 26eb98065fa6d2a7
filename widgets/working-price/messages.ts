const pt = {
  heading: 'Preço praticado',
  purpose: 'Entre com a sua conta da equipe para ver e mudar os preços praticados pela concessionária.',
};

const es: typeof pt = {
  heading: 'Precio de venta',
  purpose: 'Ingresá con tu cuenta del equipo para ver y cambiar los precios de venta del concesionario.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
