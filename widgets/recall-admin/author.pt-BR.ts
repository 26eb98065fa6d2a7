import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de recalls por software',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: a atualização de software de um recall é criada para um veículo e validada depois de feita.',
  attributes: {},
  events: {
    'vt-recall-update-created': 'A atualização do software de um veículo foi criada; ela é validada depois.',
    'vt-recall-update-validated': 'A equipe validou a atualização do software de um veículo.',
  },
  parts: {
    input: 'Um campo.',
    button: 'Um botão.',
    badge: 'O estado de uma campanha ou de uma atualização.',
    dialog: 'A janela que pergunta antes de criar ou validar a atualização.',
  },
};
