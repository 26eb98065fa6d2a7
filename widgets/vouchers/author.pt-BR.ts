import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Vouchers de fidelidade',
  children: '<a href="/entrar">Entrar para ver os meus vouchers</a>',
  about:
    'Os vouchers de quem entrou: os disponíveis, com o código e o QR code para a concessionária e o desconto máximo de uma compra; os usados, presenteados e vencidos; e a geração do próximo, com confirmação.',
  attributes: {
    'gift-url':
      'Endereço da página com vt-rewards, em que um presente é recebido. Sem o atributo, não se presenteia um voucher.',
    points: 'Mostra a troca de pontos do programa por um voucher.',
  },
  events: {
    'vt-voucher-made': 'O serviço gerou um voucher para a pessoa.',
    'vt-voucher-given': 'A pessoa transformou um voucher em presente.',
    'vt-gift-shared': 'A pessoa copiou ou enviou o link de um presente.',
  },
  parts: { item: 'Um voucher.', code: 'O cartão com o código de um voucher.', input: 'Um campo.' },
};
