const pt = {
  calendar: 'Adicionar ao calendário',
  saved: 'Arquivo do calendário baixado.',
};

const es: typeof pt = {
  calendar: 'Agregar al calendario',
  saved: 'Archivo del calendario descargado.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
