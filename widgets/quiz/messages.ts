const pt = { heading: 'Quiz' };

const es: typeof pt = { heading: 'Quiz' };

export const texts = { 'pt-BR': pt, 'es-AR': es };
