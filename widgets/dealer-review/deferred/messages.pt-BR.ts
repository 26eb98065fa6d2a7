/** What the form and the opinions say. */
export const messages = {
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
  optional: '(opcional)',
  hint: 'A sua opinião aparece com o seu nome. Não escreva documentos nem telefones.',
  send: 'Enviar a opinião',
  sending: 'Enviando…',
  notSent: 'Não foi possível enviar a opinião',
  tooLate: 'Este carro não pode mais ser avaliado: a compra tem 30\u00a0dias ou mais.',
  sent: 'Recebemos sua opinião',
  sentHint: 'Obrigado por contar como foi a compra.',
  already: 'Este carro já foi avaliado',
  alreadyHint: 'Cada compra recebe uma opinião só.',
};
export type Messages = typeof messages;
