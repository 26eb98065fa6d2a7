import type { WidgetTexts } from '../lib/texts';

export const texts: WidgetTexts = {
  about:
    'Começa uma conversa com a marca pelo WhatsApp. O número do visitante é verificado antes, sem que ele precise fazer nada.',
  attributes: {
    heading: 'Texto acima do formulário; sem ele, o texto do próprio widget.',
    model: 'Modelo de que a conversa trata.',
    version: 'Versão do modelo.',
    series: 'Série do modelo.',
    color: 'Cor do modelo.',
    dealer: 'Código da concessionária; sem ele, a escolhida na página.',
    'schedule-date': 'Dia que o visitante pediu, como o serviço o escreve.',
    target: 'Onde a conversa abre: em nova janela (new) ou nesta (same).',
  },
  events: {
    'vt-whatsapp-started': 'A conversa começou.',
    'vt-whatsapp-navigated': 'O link da conversa abre.',
    'vt-whatsapp-failed': 'A conversa não pôde começar.',
  },
  parts: { button: 'O botão que inicia a conversa.' },
};
