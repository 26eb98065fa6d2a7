const pt = {
  heading: 'Enquetes',
  purpose: 'Entre na sua conta para votar nas enquetes e ver os resultados.',
};

const es: typeof pt = {
  heading: 'Encuestas',
  purpose: 'Ingresá a tu cuenta para votar en las encuestas y ver los resultados.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
