import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'O carro da página, como o visitante o configurou: em uma linha que pode ficar sempre à vista, ou por inteiro, com cada preço, as condições e os jeitos de levá-lo junto (link, compartilhamento do sistema, WhatsApp, QR code, impressão e PDF). Em uma página sem configurador, traz de volta o carro de um link ou de uma visita de menos de quatro horas, com preços novos. A versão de quem entrou com sua conta vai para a garagem. Os comentários do visitante saem só no papel e no PDF. Para a linha ficar fixa, use position: sticky na tag.',
  attributes: {
    view: 'Em uma linha (compact) ou por inteiro (full).',
    heading: 'Texto acima do resumo; sem ele, o texto do próprio widget em full, e nenhum em compact.',
    link: 'Endereço da página do configurador: por onde o visitante continua, ou começa se ainda não há carro. O carro vai junto no endereço.',
    'hide-share': 'Sem os jeitos de levar o carro junto e sem comentários.',
  },
  events: {
    'vt-configuration-shared': 'O visitante levou a configuração junto, e de que jeito.',
    'vt-version-selected': 'O carro de um link ou de outra visita voltou.',
  },
  parts: {
    summary: 'O carro e quanto custa.',
    picture: 'A imagem do carro.',
    amount: 'Um valor.',
    share: 'Os jeitos de levar o carro junto.',
    garage: 'O que se diz da garagem do visitante.',
    lost: 'O que não pôde ser mantido.',
    button: 'Um botão, ou um link com cara de botão.',
    field: 'Rótulo, entrada e mensagem dos comentários.',
    input: 'Os comentários.',
    dialog: 'A janela do QR code.',
  },
};
