import { valuationUnavailable } from '../../domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  plate: 'Patente',
  mileage: 'Kilometraje',
  mileageMissing: 'Ingresá el kilometraje',
  mileageWrong: 'Ingresá el kilometraje de 0 a 999.999',
  unavailable: `${valuationUnavailable}.`,
  lowest: 'Valor más bajo',
  highest: 'Valor más alto',
  value: 'Valor estimado',
  until: 'Vale hasta el {date}.',
  deductions: 'Lo que bajó el valor',
  km: '{count} km',
};
