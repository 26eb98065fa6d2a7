const pt = {
  code: 'QR code',
  tooLong: 'Texto longo demais para um QR code',
};

const es: typeof pt = {
  code: 'Código QR',
  tooLong: 'El texto es demasiado largo para un código QR',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
