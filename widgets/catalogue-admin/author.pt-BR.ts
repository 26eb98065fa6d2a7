import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração do catálogo',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: a configuração dos modelos da marca e a ordem deles, as peças de cada versão e o índice de busca de acessórios.',
  attributes: {},
  events: {
    'vt-catalogue-setup-saved': 'A configuração de um modelo foi criada ou alterada.',
    'vt-catalogue-setup-removed': 'A configuração de um modelo deixou de existir.',
    'vt-catalogue-part-saved': 'Uma peça de uma versão foi criada ou alterada.',
  },
  parts: {
    table: 'Uma tabela: das configurações, das peças, das versões.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela em que algo é editado, e a que pergunta antes de remover.',
  },
};
