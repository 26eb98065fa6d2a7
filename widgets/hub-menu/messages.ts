export const messages = {
  'pt-BR': { label: 'Seções da página' },
  'es-AR': { label: 'Secciones de la página' },
};
