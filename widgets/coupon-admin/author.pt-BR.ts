import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Liberação de cupons',
  children: '<a href="/equipe">Área da equipe</a>',
  about: 'Para a equipe: libera os usos de um cupom, de um CPF, ou de um cupom por um CPF.',
  attributes: {},
  events: { 'vt-coupon-cleared': 'Usos de cupons foram liberados.' },
  parts: {
    input: 'Um campo.',
    button: 'O botão que libera.',
    dialog: 'A janela que pergunta antes de liberar.',
  },
};
