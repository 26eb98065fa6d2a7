import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Erros de integração',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: os envios entre sistemas que falharam, com o conteúdo, a correção, o reenvio de um ou de vários, e o log.',
  attributes: {},
  events: {
    'vt-integration-errors-resent': 'O serviço aceitou reenviar erros.',
    'vt-integration-error-ignored': 'Um erro não será reenviado até alguém reabri-lo.',
  },
  parts: {
    table: 'Uma tabela: a dos erros, a do log.',
    payload: 'O conteúdo enviado.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela em que um erro é visto e corrigido, e a que pergunta antes de reenviar.',
  },
};
