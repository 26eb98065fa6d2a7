import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Programa de fidelidade',
  children: '<a href="/programa">Conheça o programa</a>',
  about:
    'Mostra a quem participa do programa da marca (Jeep Nation, Jeep Wave) os pontos, o nível, as medalhas, os prêmios e as perguntas frequentes. Quem não participa lê se pode participar.',
  attributes: {
    'join-url': 'Endereço da página em que se participa do programa, com a inscrição.',
    'rewards-url': 'Endereço da página em que se trocam os pontos.',
    'ranking-url': 'Endereço da página com o ranking.',
  },
  events: { 'vt-loyalty-medal-earned': 'A pessoa conquistou uma medalha do programa.' },
  parts: {
    card: 'O cartão com pontos e nível.',
    item: 'Uma medalha ou um prêmio.',
    accordion: 'As perguntas.',
    dialog: 'A janela de boas-vindas.',
    field: 'Um campo, na parte da equipe do programa.',
    input: 'Uma entrada.',
    button: 'Um botão.',
  },
};
