import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Jornada',
  children: '<a href="/contato">Fale com a gente</a>',
  about:
    'Um questionário guiado com fotos e arquivos: a opinião de quem comprou, a entrega do carro ou uma reclamação. A pessoa começa, responde, confere e envia uma vez, e recebe o protocolo. O que não terminou continua depois de recarregar a página.',
  attributes: {
    type: 'Tipo da jornada, como o serviço o chama: owner-opinion, delivery ou complaint.',
    vin: 'Chassi do carro de que ela trata, se a página o conhece.',
  },
  events: {
    'vt-journey-started': 'A pessoa começou a jornada.',
    'vt-journey-submitted': 'A jornada foi enviada. O evento diz o tipo e o id, e não as respostas.',
    'vt-journey-failed': 'A jornada não pôde ser enviada.',
  },
  parts: { field: 'O campo de uma pergunta.', button: 'Um botão.' },
};
