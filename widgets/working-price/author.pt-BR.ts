import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Preço praticado',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para vendedores e a equipe: os preços praticados pela concessionária, mudados na própria tabela, importados de uma lista, e o que os outros veem.',
  attributes: {},
  events: {
    'vt-working-price-saved': 'Um preço praticado foi criado ou mudado.',
  },
  parts: {
    table: 'A tabela dos preços.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela de um preço novo, e a do histórico de um preço.',
    tabs: 'As abas.',
    tab: 'Uma aba.',
    'tab-panel': 'O conteúdo de uma aba.',
    edits: 'A barra com as alterações não salvas.',
    import: 'A lista que é importada.',
  },
};
