const pt = {
  heading: 'Envio de documentos',
  purpose: 'Entre para enviar os documentos e acompanhar a análise de cada um.',
};

const es: typeof pt = {
  heading: 'Envío de documentos',
  purpose: 'Ingresá para enviar los documentos y seguir el análisis de cada uno.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
