import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de manuais',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: os manuais da marca, também os rascunhos, com as seções e o PDF de cada um, e como os clientes os leem.',
  attributes: {},
  events: {
    'vt-manual-saved': 'Um manual foi criado ou alterado.',
    'vt-manual-removed': 'Um manual deixou de existir.',
  },
  parts: {
    table: 'A tabela dos manuais.',
    input: 'Um campo.',
    reader: 'O PDF na página.',
    button: 'Um botão.',
    dialog: 'A janela em que um manual é editado ou visto, e a que pergunta antes de remover.',
  },
};
