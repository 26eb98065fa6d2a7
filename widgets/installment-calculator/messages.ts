/** Messages of the placeholder. */
const pt = {
  heading: 'Calcule suas parcelas',
};

const es: typeof pt = {
  heading: 'Calculá tus cuotas',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
