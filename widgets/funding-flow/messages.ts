/** Messages of the placeholder; the others load with the flow. */
const pt = {
  heading: 'Financie o seu carro',
  loading: 'Preparando o financiamento…',
};

const es: typeof pt = {
  heading: 'Financiá tu auto',
  loading: 'Preparando la financiación…',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
