/** What the codes of a payment say that the visitor makes elsewhere. */
const pt = {
  toPay: 'Valor a pagar: {amount}',
  pixHint: 'Abra o aplicativo do seu banco, escolha Pix e leia o QR code ou cole o código.',
  pixHintPhone: 'Copie o código e cole no aplicativo do seu banco, em Pix copia e cola.',
  pixOtherDevice: 'Se preferir, leia o QR code com outro aparelho.',
  pixQr: 'QR code do Pix',
  pixCode: 'Código Pix copia e cola',
  boletoHint: 'Pague até {date}. A compensação leva até 3\u00a0dias úteis.',
  boletoCode: 'Linha digitável do boleto',
  pdf: 'Baixar boleto em PDF',
  noPdf: 'Não foi possível criar o PDF. A linha digitável continua valendo',
  pdfTitle: 'Boleto do pedido {number}',
};

const es: typeof pt = {
  toPay: 'Valor a pagar: {amount}',
  pixHint: 'Abrí la aplicación de tu banco, elegí Pix y leé el código QR o pegá el código.',
  pixHintPhone: 'Copiá el código y pegalo en la aplicación de tu banco, en Pix para copiar y pegar.',
  pixOtherDevice: 'Si preferís, leé el código QR con otro dispositivo.',
  pixQr: 'Código QR del Pix',
  pixCode: 'Código Pix para copiar y pegar',
  boletoHint: 'Pagá hasta el {date}. Se acredita en hasta 3\u00a0días hábiles.',
  boletoCode: 'Código del cupón de pago',
  pdf: 'Descargar el cupón en PDF',
  noPdf: 'No se pudo crear el PDF. El código del cupón sigue valiendo',
  pdfTitle: 'Cupón de pago del pedido {number}',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
