import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Cadastro do reparador',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para o reparador: os próprios dados, que podem ser alterados, e a participação no e-connect, em uma ação à parte.',
  attributes: {},
  events: {
    'vt-repairman-saved': 'O reparador alterou os próprios dados.',
    'vt-repairman-econnect-changed': 'O reparador entrou no e-connect ou saiu dele.',
  },
  parts: {
    input: 'Um campo.',
    button: 'Um botão.',
    badge: 'Se o reparador participa do e-connect.',
    dialog: 'A janela em que os dados são editados.',
  },
};
