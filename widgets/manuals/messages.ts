const pt = {
  heading: 'Manuais',
  purpose: 'Entre para ler e baixar os manuais do seu carro.',
};

const es: typeof pt = {
  heading: 'Manuales',
  purpose: 'Ingresá para leer y descargar los manuales de tu auto.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
