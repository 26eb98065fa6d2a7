export const messages = {
  heading: 'Envio de documentos',
  purpose: 'Entre para enviar os documentos e acompanhar a análise de cada um.',
};
export type Messages = typeof messages;
