import { valuationUnavailable } from '../../domain/core/messages.pt-BR';

/** What the widgets about a used car share. */
export const messages = {
  plate: 'Placa',
  mileage: 'Quilometragem',
  mileageMissing: 'Digite a quilometragem',
  mileageWrong: 'Digite a quilometragem de 0 a 999.999',
  unavailable: `${valuationUnavailable}.`,
  lowest: 'Menor valor',
  highest: 'Maior valor',
  value: 'Valor estimado',
  until: 'Vale até {date}.',
  deductions: 'O que reduziu o valor',
  km: '{count} km',
};
export type Messages = typeof messages;
