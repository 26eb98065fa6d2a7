import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de regiões',
  children: '<a href="/equipe">Área da equipe</a>',
  about: 'Para a equipe: as regiões em que as promoções acontecem, com os estados de cada uma.',
  attributes: {},
  events: {
    'vt-region-saved': 'Uma região foi criada ou alterada.',
    'vt-region-removed': 'Uma região deixou de existir.',
  },
  parts: {
    table: 'A tabela das regiões.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela em que uma região é editada, e a que pergunta antes de remover.',
  },
};
