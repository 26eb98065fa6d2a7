const pt = {
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

const es: typeof pt = {
  heading: 'Consulta de recall',
  intro: 'Fijate si tu auto tiene un recall pendiente. La reparación es gratuita.',
  vehicle: 'Patente o chasis',
  hint: 'El chasis tiene 17 caracteres y está en la cédula del auto.',
  send: 'Consultar',
  sending: 'Consultando…',
  scan: 'Leer el chasis con la cámara',
  scanned: 'Chasis leído. Revisalo y consultá.',
  campaigns: 'Campañas de recall de la marca',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
