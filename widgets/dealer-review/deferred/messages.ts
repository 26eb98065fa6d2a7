import * as wordsEs from '#ui/core/words.es-AR';
import * as wordsPt from '#ui/core/words.pt-BR';

/** What the form and the opinions say. */
const pt = {
  purpose: 'Entre para contar como foi a compra do seu carro.',
  none: 'Nenhum carro pode ser avaliado agora',
  noneHint:
    'A opinião vale para carros comprados há menos de 30\u00a0dias, com a data e a concessionária na garagem.',
  garage: 'Ir para a garagem',
  car: 'Carro',
  dealer: 'Concessionária: {dealer}',
  rating: 'Como foi a compra?',
  ratingMissing: 'Escolha de 1 a 5',
  title: 'Título',
  comment: 'Comentário',
  optional: wordsPt.optional,
  hint: 'A sua opinião aparece com o seu nome. Não escreva documentos nem telefones.',
  send: 'Enviar a opinião',
  sending: wordsPt.sending,
  notSent: 'Não foi possível enviar a opinião',
  tooLate: 'Este carro não pode mais ser avaliado: a compra tem 30\u00a0dias ou mais.',
  sent: 'Recebemos sua opinião',
  sentHint: 'Obrigado por contar como foi a compra.',
  already: 'Este carro já foi avaliado',
  alreadyHint: 'Cada compra recebe uma opinião só.',
};

const es: typeof pt = {
  purpose: 'Ingresá para contar cómo fue la compra de tu auto.',
  none: 'Ningún auto se puede calificar ahora',
  noneHint:
    'La opinión vale para autos comprados hace menos de 30\u00a0días, con la fecha y el concesionario en el garaje.',
  garage: 'Ir al garaje',
  car: 'Auto',
  dealer: 'Concesionario: {dealer}',
  rating: '¿Cómo fue la compra?',
  ratingMissing: 'Elegí de 1 a 5',
  title: 'Título',
  comment: 'Comentario',
  optional: wordsEs.optional,
  hint: 'Tu opinión aparece con tu nombre. No escribas documentos ni teléfonos.',
  send: 'Enviar la opinión',
  sending: wordsEs.sending,
  notSent: 'No se pudo enviar la opinión',
  tooLate: 'Este auto ya no se puede calificar: la compra tiene 30\u00a0días o más.',
  sent: 'Recibimos tu opinión',
  sentHint: 'Gracias por contar cómo fue la compra.',
  already: 'Este auto ya se calificó',
  alreadyHint: 'Cada compra recibe una sola opinión.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
