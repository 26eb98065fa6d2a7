import type { DocumentedTexts } from '../../src/element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Opinião sobre a concessionária',
  children: '<a href="/entrar">Entrar para dar a minha opinião</a>',
  about: 'Quem comprou um carro há menos de 30 dias avalia a concessionária e lê a opinião de outros donos.',
  attributes: {
    heading: 'Título; sem ele, o texto do próprio widget.',
    'garage-url': 'Endereço da página com a garagem, para quem precisa cadastrar a compra do carro.',
  },
  events: {
    'vt-dealer-reviewed': 'A opinião chegou ao serviço.',
    'vt-dealer-review-failed': 'A opinião foi recusada ou não pôde ser enviada.',
  },
  parts: { button: 'Um botão.' },
};
