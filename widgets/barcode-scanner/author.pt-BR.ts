import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Leitor de códigos',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    "Lê o chassi do carro com a câmera, de uma foto ou digitado, e avisa a página com o evento new-barcode; depois desliga a câmera. As imagens não saem do aparelho. Se o site envia Permissions-Policy, ela precisa permitir a câmera; se envia Content-Security-Policy, worker-src precisa de 'self', ou de blob: se o script vem de outro endereço. Sem isso, a leitura é mais lenta.",
  attributes: {
    accept: 'O que um código precisa ser para ser avisado: um chassi, ou qualquer coisa.',
    formats:
      'Tipos de código, separados por espaços: code_39, codabar, code_93, code_128, itf, qr_code, data_matrix, pdf417. Sem ele, os três primeiros.',
  },
  events: {
    'new-barcode':
      'Um código foi lido ou digitado: o código, o tipo e, num chassi, se o dígito verificador confere. Não vai para a camada de dados.',
    'vt-barcode-read': 'Um código foi lido: só o tipo e o modo, sem o código.',
  },
  parts: { camera: 'A imagem da câmera, a orientação e os botões.', button: 'Um botão.' },
};
