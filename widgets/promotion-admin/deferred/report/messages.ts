const pt = {
  prize: 'Prêmio',
  choosePrize: 'Escolha um prêmio',
  noPrizes: 'Esta promoção não tem prêmios',
  hint: 'O arquivo (CSV) tem o nome, o e-mail e os números da sorte de quem concorre a {prize}. Guarde-o com cuidado.',
  seek: 'Procurar um já gerado',
  none: 'O serviço não tem nenhum relatório deste prêmio. Gere um.',
  fileName: 'candidatos',
};

const es: typeof pt = {
  prize: 'Premio',
  choosePrize: 'Elegí un premio',
  noPrizes: 'Esta promoción no tiene premios',
  hint: 'El archivo (CSV) tiene el nombre, el correo y los números de la suerte de quienes participan por {prize}. Guardalo con cuidado.',
  seek: 'Buscar uno ya generado',
  none: 'El servicio no tiene ningún informe de este premio. Generá uno.',
  fileName: 'candidatos',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
