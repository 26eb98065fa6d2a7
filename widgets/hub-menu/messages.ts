const pt = { label: 'Seções da página' };

const es: typeof pt = { label: 'Secciones de la página' };

export const texts = { 'pt-BR': pt, 'es-AR': es };
