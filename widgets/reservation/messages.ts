const pt = { heading: 'Reserve o seu carro' };

const es: typeof pt = { heading: 'Reservá tu auto' };

export const texts = { 'pt-BR': pt, 'es-AR': es };
