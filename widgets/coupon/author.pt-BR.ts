import type { DocumentedTexts } from '#element/author-texts';

export const texts: DocumentedTexts = {
  title: 'Cupom de desconto',
  children: '<a href="/ofertas">Ver ofertas</a>',
  about: 'Confere um cupom para uma oferta e um plano e o aplica; o financiamento da página o usa.',
  attributes: {
    'offer-id': 'Código da oferta; sem ele, a última oferta aberta.',
    periods: 'Prazos em meses, separados por espaços; 12 24 36 48 se faltar.',
    'down-payment': 'Entrada do plano; sem ela, a da calculadora da página.',
    'financing-url': 'Endereço do financiamento, oferecido com o cupom aplicado.',
    redeem: 'O cupom pode ser usado aqui; o código é mostrado para a concessionária.',
    'mopar-offer': 'Código de uma oferta de serviço ou acessório, no lugar de offer-id.',
  },
  events: {
    'vt-coupon-applied': 'Um cupom vale para o plano.',
    'vt-coupon-removed': 'O cupom deixou de valer.',
    'vt-coupon-used': 'O serviço contou um uso do cupom.',
    'vt-mopar-coupon-taken': 'O visitante tem o cupom de uma oferta de serviço ou acessório.',
  },
  parts: {
    coupon: 'O código, o botão e o que vale.',
    button: 'Um botão.',
  },
};
