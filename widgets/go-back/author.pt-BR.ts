import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Voltar',
  children: 'Voltar',
  about:
    'Volta para a página de onde o visitante veio; se ele veio de outro site, vai para a página de nível superior. Um link ou botão seu entre as tags é usado sem alteração; outro conteúdo vira o texto do link.',
  attributes: {
    fallback:
      'Endereço deste site, usado quando não há página para onde voltar. Sem o atributo, o caminho de nível superior com .html.',
    to: 'previous: a página de onde o visitante veio. parent: sempre o caminho de nível superior com .html, carregado de novo.',
  },
  slots: { '': 'Um texto, ou um link ou botão seu.' },
  parts: { link: 'O link do widget, quando você não coloca um.' },
};
