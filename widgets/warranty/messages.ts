const pt = {
  heading: 'Garantia e documentos',
  purpose: 'Entre para ver a garantia e a nota fiscal do seu carro.',
};

const es: typeof pt = {
  heading: 'Garantía y documentos',
  purpose: 'Ingresá para ver la garantía y la factura de tu auto.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
