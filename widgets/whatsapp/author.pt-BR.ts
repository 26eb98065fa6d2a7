import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Conversa pelo WhatsApp',
  children: '<a href="https://wa.me/5511955500100">Fale pelo WhatsApp</a>',
  about:
    'Inicia uma conversa com a marca pelo WhatsApp. O número do visitante é verificado antes, automaticamente.',
  attributes: {
    model: 'Modelo de que trata a conversa.',
    version: 'Versão do modelo.',
    series: 'Série do modelo.',
    color: 'Cor do modelo.',
    dealer: 'Código da concessionária. Sem o atributo, a escolhida na página.',
    'schedule-date': 'Dia que o visitante pediu, no formato do serviço.',
    target:
      'Onde a conversa abre: em uma nova janela (new), nesta (same), ou conforme o aparelho (auto): nesta em celulares e tablets, onde o aplicativo assume, e em uma nova no computador.',
  },
  events: {
    'vt-whatsapp-started': 'A conversa foi iniciada.',
    'vt-whatsapp-navigated': 'O link da conversa foi aberto.',
    'vt-whatsapp-failed': 'A conversa não pôde ser iniciada.',
  },
  parts: { button: 'O botão que inicia a conversa.' },
};
