import { valuationUnavailable } from '#domain/core/messages.pt-BR';

/** What the widgets about a used car share. */
export const messages = {
  plate: 'Placa',
  mileage: 'Quilometragem',
  unavailable: `${valuationUnavailable}.`,
  lowest: 'Menor valor',
  highest: 'Maior valor',
  value: 'Valor estimado',
  until: 'Vale até {date}.',
  deductions: 'O que reduziu o valor',
  km: '{count}\u00a0km',
  down: 'A entrada inclui o seu usado: {value}.',
  downAbove: 'O seu usado ({value}) passa da entrada máxima, que é a deste plano.',
  downBelow: 'O seu usado ({value}) não chega à entrada mínima; a diferença fica por sua conta.',
  useAsDown: 'Usar o seu usado como entrada: {value}',
  goes: 'Vai com a mensagem o seu usado: {car}, avaliado em {value}.',
  leaveOut: 'Não enviar',
  leftOut: 'O seu carro não vai com a mensagem.',
};
export type Messages = typeof messages;
