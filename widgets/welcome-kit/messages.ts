const pt = {
  heading: 'Kit de boas-vindas',
  purpose: 'Entre para confirmar o endereço do seu kit de boas-vindas.',
};

const es: typeof pt = {
  heading: 'Kit de bienvenida',
  purpose: 'Ingresá para confirmar la dirección de tu kit de bienvenida.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
