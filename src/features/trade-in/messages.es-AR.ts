import { valuationUnavailable } from '#domain/core/messages.es-AR';
import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  plate: 'Patente',
  mileage: 'Kilometraje',
  unavailable: `${valuationUnavailable}.`,
  lowest: 'Valor más bajo',
  highest: 'Valor más alto',
  value: 'Valor estimado',
  until: 'Vale hasta el {date}.',
  deductions: 'Lo que bajó el valor',
  km: '{count}\u00a0km',
  down: 'El anticipo incluye tu usado: {value}.',
  downAbove: 'Tu usado ({value}) supera el anticipo máximo, que es el de este plan.',
  downBelow: 'Tu usado ({value}) no llega al anticipo mínimo; la diferencia la ponés vos.',
  useAsDown: 'Usar tu usado como anticipo: {value}',
  goes: 'Con el mensaje va tu usado: {car}, tasado en {value}.',
  leaveOut: 'No enviar',
  leftOut: 'Tu auto no va con el mensaje.',
};
