/** What a guest's order says of how to come back to it. */
export const messages = {
  title: 'Volte a esta reserva quando quiser',
  hint: 'Você reservou sem conta. Com este link a reserva abre em qualquer aparelho, também depois de fechar o navegador. Não o compartilhe: quem tem o link vê os dados da reserva e pode cancelá-la.',
  link: 'Link da reserva',
  copied: 'Link copiado.',
  notCopied: 'Não foi possível copiar. Selecione o link e copie.',
  mail: 'Enviar o link por e-mail',
  mailed: 'Link enviado para {email}.',
  mailedToOrder: 'Link enviado para o e-mail da reserva.',
  justMailed: 'Um e-mail foi enviado há pouco. Confira a sua caixa de entrada antes de pedir outro.',
  notMailed: 'Não foi possível enviar o link. Copie o link acima',
  event: 'Prazo para pagar a reserva {number}',
  eventText: 'Pague até este horário. Abra a sua reserva: {link}',
  leave: 'Sair desta reserva',
  leaveTitle: 'Sair desta reserva neste aparelho?',
  leaveText:
    'A reserva continua valendo. Este navegador esquece seus dados: para voltar, você precisa do link, ou do número {number} com o e-mail ou o documento da reserva.',
  leaveNow: 'Sair e esquecer os dados',
  stay: 'Continuar na reserva',
  claimTitle: 'Passar esta reserva para a sua conta?',
  claimText:
    'Ela foi feita sem conta. Se você a passar, ela aparece em todos os seus aparelhos, e o link da reserva deixa de funcionar.',
  claim: 'Passar para a minha conta',
  keep: 'Manter sem conta',
  notClaimed: 'Não foi possível passar a reserva para a sua conta',
  claimed: 'A reserva agora é da sua conta.',
  doubtful:
    'Não foi possível reconhecer com segurança as reservas feitas sem conta neste navegador. Elas continuam valendo: procure a sua aqui ou abra o link dela.',
  findHint: 'Use os dados com que você reservou.',
  number: 'Número da reserva',
  noNumber: 'Digite o número da reserva',
  person: 'E-mail ou CPF',
  personAr: 'E-mail ou DNI',
  noPerson: 'Digite o e-mail ou o documento da reserva',
  search: 'Encontrar reserva',
  searching: 'Procurando…',
  notFound:
    'Não encontramos uma reserva com estes dados. Confira o número e o e-mail ou o documento. Se você reservou com a sua conta, entre nela.',
  tooMany: 'Foram muitas tentativas. Aguarde 15\u00a0minutos e procure outra vez.',
  notSearched: 'A reserva não foi procurada',
};
export type Messages = typeof messages;
