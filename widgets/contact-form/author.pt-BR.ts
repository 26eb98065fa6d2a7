import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Mensagem à marca',
  children: '<a href="/contato">Fale com a gente</a>',
  about: 'Envia uma mensagem do visitante à marca ou a uma concessionária e mostra o protocolo.',
  attributes: {
    reason: 'Motivo de toda mensagem, para quem a lê; o visitante não o escolhe.',
    dealer: 'Código da concessionária que recebe a mensagem; o visitante não a escolhe.',
    'brand-only': 'A mensagem vai só para a marca.',
  },
  events: {
    'vt-contact-sent': 'A mensagem chegou ao serviço.',
    'vt-contact-failed': 'A mensagem foi recusada ou não pôde ser enviada.',
  },
  parts: { button: 'O botão que envia.' },
};
