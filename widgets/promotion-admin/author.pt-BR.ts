import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de promoções',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: as promoções da marca com período, prêmios e regiões, quem participa, o relatório de candidatos de cada prêmio, os grupos e as listas de impedidos.',
  attributes: {},
  events: {
    'vt-promotion-saved': 'Uma promoção foi criada ou alterada.',
    'vt-promotion-participant-inactivated': 'Alguém deixou de participar de uma promoção; quem, não é dito.',
    'vt-promotion-group-saved': 'Um grupo de promoções foi criado ou alterado.',
    'vt-promotion-group-removed': 'Um grupo de promoções deixou de existir.',
    'vt-deny-list-changed': 'A lista de impedidos de uma promoção mudou.',
  },
  parts: {
    tabs: 'As abas.',
    tab: 'Uma aba.',
    'tab-panel': 'O conteúdo de uma aba.',
    table: 'Uma tabela.',
    import: 'A lista que é importada.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela em que algo é editado ou visto, e a que pergunta antes de encerrar algo.',
  },
};
