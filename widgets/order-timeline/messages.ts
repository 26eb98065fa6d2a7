const pt = { heading: 'Meu pedido' };

const es: typeof pt = { heading: 'Mi pedido' };

export const texts = { 'pt-BR': pt, 'es-AR': es };
