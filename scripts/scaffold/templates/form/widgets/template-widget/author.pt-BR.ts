import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Mensagem à marca',
  children: '<a href="/contato">Fale com a gente</a>',
  about: 'Envia uma mensagem do visitante à marca e mostra o protocolo.',
  attributes: {
    reason: 'Assunto da mensagem, para quem a lê.',
  },
  events: {
    'vt-template-widget-sent': 'A mensagem chegou ao serviço.',
    'vt-template-widget-failed': 'A mensagem foi recusada ou não pôde ser enviada.',
  },
  parts: { button: 'O botão que envia.' },
};
