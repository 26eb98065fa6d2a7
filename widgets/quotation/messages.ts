const pt = {
  heading: 'Cotação',
  purpose: 'Entre com a sua conta de vendedor para fazer e reabrir cotações.',
};

const es: typeof pt = {
  heading: 'Cotización',
  purpose: 'Ingresá con tu cuenta de vendedor para hacer y reabrir cotizaciones.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
