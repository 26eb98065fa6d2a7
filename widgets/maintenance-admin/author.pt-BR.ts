import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Manutenção da equipe',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: importação e migração de contas com simulação, reservas de uma campanha, benefícios de concessionárias e dicionário de dados.',
  attributes: {},
  events: { 'vt-maintenance-done': 'Algo foi feito: o quê, e com quantos.' },
  parts: {
    import: 'A lista colada ou escolhida como arquivo.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela que pergunta antes de fazer.',
  },
};
