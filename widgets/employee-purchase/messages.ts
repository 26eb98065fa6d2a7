const pt = {
  heading: 'Compra para colaboradores e familiares',
  purpose: 'Entre na sua conta para ver as ofertas para quem trabalha na empresa e para a família.',
};

const es: typeof pt = {
  heading: 'Compra para empleados y familiares',
  purpose: 'Ingresá a tu cuenta para ver las ofertas para quienes trabajan en la empresa y su familia.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
