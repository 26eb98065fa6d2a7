import type { ReportMessages } from './messages.pt-BR';

export const messages: ReportMessages = {
  prize: 'Premio',
  choosePrize: 'Elegí un premio',
  noPrizes: 'Esta promoción no tiene premios',
  hint: 'El archivo (CSV) tiene el nombre, el correo y los números de la suerte de quienes participan por {prize}. Guardalo con cuidado.',
  seek: 'Buscar uno ya generado',
  none: 'El servicio no tiene ningún informe de este premio. Generá uno.',
  fileName: 'candidatos',
};
