import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Opinião sobre a concessionária',
  children: '<a href="/entrar">Entrar para dar a minha opinião</a>',
  about:
    'Qualquer visitante lê a opinião dos donos sobre uma concessionária; quem comprou um carro há menos de 30 dias dá a sua.',
  attributes: {
    dealer:
      'Código da concessionária (idSiteGeo) cujas opiniões aparecem; sem ele, a que o visitante escolher.',
    'garage-url': 'Endereço da página com a garagem, para quem precisa cadastrar a compra do carro.',
  },
  events: {
    'vt-dealer-reviewed': 'A opinião chegou ao serviço.',
    'vt-dealer-review-failed': 'A opinião foi recusada ou não pôde ser enviada.',
  },
  parts: { button: 'Um botão.' },
};
