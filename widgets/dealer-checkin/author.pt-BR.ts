import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Check-in na concessionária',
  children: '<a href="/concessionarias">Ver concessionárias</a>',
  about: 'O visitante faz o check-in pelo QR code da concessionária e chama um atendente.',
  attributes: {
    dealer: 'Código da concessionária; sem ele, o do endereço da página ou o que o visitante digitar.',
    screen: 'De quem é a tela: o formulário do visitante, ou o QR code que a concessionária mostra.',
    'checkin-url': 'Endereço da página de check-in no QR code; sem ele, esta página.',
  },
  events: {
    'vt-checkin-made': 'O visitante fez o check-in.',
    'vt-checkin-failed': 'O check-in foi recusado ou não pôde ser enviado.',
    'vt-attendant-requested': 'Um atendente foi chamado.',
    'vt-attendant-arrived': 'O atendente está pronto.',
  },
  parts: { button: 'Um botão.' },
};
