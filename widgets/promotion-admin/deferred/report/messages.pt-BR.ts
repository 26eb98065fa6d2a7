export const messages = {
  prize: 'Prêmio',
  choosePrize: 'Escolha um prêmio',
  noPrizes: 'Esta promoção não tem prêmios',
  hint: 'O arquivo (CSV) tem o nome, o e-mail e os números da sorte de quem concorre a {prize}. Guarde-o com cuidado.',
  seek: 'Procurar um já gerado',
  none: 'O serviço não tem nenhum relatório deste prêmio. Gere um.',
  fileName: 'candidatos',
};
export type ReportMessages = typeof messages;
