export const messages = {
  heading: 'Consulta de recall',
  intro: 'Veja se o seu carro tem um recall pendente. O reparo é gratuito.',
  vehicle: 'Placa ou chassi',
  hint: 'O chassi tem 17 caracteres e está no documento do carro.',
  send: 'Consultar',
  sending: 'Consultando…',
  scan: 'Ler o chassi com a câmera',
  scanned: 'Chassi lido. Confira e consulte.',
  campaigns: 'Campanhas de recall da marca',
};
export type Messages = typeof messages;
