import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Administração de ofertas',
  children: '<a href="/equipe">Área da equipe</a>',
  about:
    'Para a equipe: as ofertas da marca em qualquer situação, para criar, editar, publicar, ordenar e remover, uma a uma ou várias de uma vez.',
  attributes: {},
  events: {
    'vt-offer-edited': 'Uma oferta foi criada ou alterada pela equipe.',
    'vt-offer-status-changed': 'A situação de uma oferta mudou.',
    'vt-offer-removed': 'Uma oferta deixou de existir.',
  },
  parts: {
    table: 'A tabela das ofertas.',
    input: 'Um campo.',
    button: 'Um botão.',
    dialog: 'A janela em que uma oferta é editada, vista ou ordenada, e a que pergunta antes de mudar.',
  },
};
