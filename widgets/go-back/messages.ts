const pt = { back: 'Voltar' };

const es: typeof pt = { back: 'Volver' };

export const texts = { 'pt-BR': pt, 'es-AR': es };
