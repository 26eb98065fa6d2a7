import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Resumo do carro',
  children: '<a href="/monte">Monte o seu</a>',
  about:
    'O carro da página, como o visitante o configurou: em uma linha que pode ficar sempre visível, ou completo, com cada preço, as condições e as opções de compartilhamento (link, compartilhamento do sistema, WhatsApp, QR code, impressão e PDF). Em uma página sem configurador, recupera o carro de um link ou de uma visita de menos de quatro horas, com preços atualizados. Se o visitante entrou com a conta dele, a versão vai para a garagem. Os comentários do visitante aparecem só na impressão e no PDF. Para manter a linha fixa, use position: sticky na tag.',
  attributes: {
    view: 'Em uma linha (compact) ou completo (full).',
    heading: 'Título do resumo. Sem o atributo, o título padrão do widget em full e nenhum em compact.',
    link: 'Endereço da página do configurador, onde o visitante continua a configuração ou a começa, se ainda não há carro. O carro vai no endereço.',
    'hide-share': 'Oculta as opções de compartilhamento e os comentários.',
  },
  events: {
    'vt-configuration-shared': 'O visitante compartilhou a configuração; o evento informa por qual meio.',
    'vt-version-selected': 'O carro de um link ou de outra visita foi recuperado.',
  },
  parts: {
    summary: 'O carro e o preço.',
    picture: 'A imagem do carro.',
    amount: 'Um valor.',
    share: 'As opções de compartilhamento.',
    garage: 'A mensagem sobre a garagem do visitante.',
    lost: 'O aviso dos itens que não puderam ser mantidos.',
    button: 'Um botão, ou um link com aparência de botão.',
    field: 'Rótulo, campo de texto e mensagem dos comentários.',
    input: 'O campo de texto dos comentários.',
    dialog: 'A janela do QR code.',
  },
};
