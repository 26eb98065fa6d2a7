import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Recompensas e presentes',
  children: '<a href="/entrar">Entrar para ver as recompensas</a>',
  about:
    'As recompensas do programa de fidelidade: quanto custa cada uma, o saldo de pontos e o resgate, para si ou como presente; os resgates já feitos, com o código; e o vale-presente. O link de um presente abre nesta mesma tag.',
  attributes: {
    'gift-url': 'Endereço da página em que um presente é recebido. Sem o atributo, esta página.',
    'support-url': 'Endereço do suporte, para quando um resgate falha. Sem o atributo, não há esse link.',
  },
  events: {
    'vt-reward-redeemed': 'A pessoa resgatou uma recompensa, para si ou como presente.',
    'vt-gift-received': 'A pessoa recebeu um presente.',
    'vt-gift-voucher-redeemed': 'A pessoa resgatou um vale-presente.',
    'vt-gift-shared': 'A pessoa copiou ou enviou o link de um presente.',
  },
  parts: {
    item: 'Uma recompensa, ou um resgate já feito.',
    code: 'O cartão com um código.',
    input: 'Um campo.',
  },
};
