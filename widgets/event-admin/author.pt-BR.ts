import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de participantes de eventos',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: quem participa de cada evento da marca, a lista em arquivo e a remoção de participantes com um motivo.',
  attributes: {},
  events: { 'vt-event-participant-removed': 'A equipe removeu alguém da lista de um evento.' },
  parts: {
    table: 'A tabela dos participantes.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela que pergunta antes de remover.',
  },
};
