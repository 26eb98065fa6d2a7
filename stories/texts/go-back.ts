import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Volta para a página de onde o visitante veio; se ele veio de fora, vai para a página acima desta. Um link ou botão seu, entre as tags, é usado como está; outro conteúdo vira o texto do link.',
  attributes: {
    fallback: 'Endereço deste site para quando não há para onde voltar; sem ele, o caminho acima com .html.',
  },
  slots: { '': 'Texto, ou o seu próprio link ou botão.' },
  parts: { link: 'O link, quando não há um seu.' },
};
