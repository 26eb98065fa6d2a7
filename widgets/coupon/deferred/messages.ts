import * as sharedEs from '#domain/core/messages.es-AR';
import * as sharedPt from '#domain/core/messages.pt-BR';
import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the widget says once it has loaded. */
const pt = {
  noOffer: 'Abra uma oferta para usar um cupom.',
  code: 'Código do cupom',
  period: 'Prazo do plano',
  months: '{count}\u00a0meses',
  cpf: 'CPF',
  optional: wordsPt.optional,
  cpfHint: 'Alguns cupons valem uma vez por CPF.',
  partner: 'Indicação de {partner}.',
  partnerInvalid: 'O link do parceiro não é válido. Você ainda pode digitar um cupom.',
  partnerFailed: 'Não foi possível ler o link do parceiro.',
  retry: sharedPt.retry,
  needsDownPayment: 'Vale apenas para propostas com entrada.',
  finance: 'Usar no financiamento',
  redeem: 'Usar o cupom agora',
  redeemHint: 'O cupom será usado; depois, apresente o código na concessionária.',
  redeemed: 'Você usou o cupom',
  redeemedHint: 'Apresente este código na concessionária:',
};

const es: typeof pt = {
  noOffer: 'Abrí una oferta para usar un cupón.',
  code: 'Código del cupón',
  period: 'Plazo del plan',
  months: '{count}\u00a0meses',
  cpf: 'DNI',
  optional: wordsEs.optional,
  cpfHint: 'Algunos cupones valen una vez por persona.',
  partner: 'Recomendación de {partner}.',
  partnerInvalid: 'El enlace del socio no es válido. Todavía podés ingresar un cupón.',
  partnerFailed: 'No pudimos leer el enlace del socio.',
  retry: sharedEs.retry,
  needsDownPayment: 'Vale solo para propuestas con anticipo.',
  finance: 'Usar en la financiación',
  redeem: 'Usar el cupón ahora',
  redeemHint: 'El cupón se va a usar; después, mostrá el código en el concesionario.',
  redeemed: 'Usaste el cupón',
  redeemedHint: 'Mostrá este código en el concesionario:',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
