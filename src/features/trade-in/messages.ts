import { valuationUnavailable as valuationUnavailableEs } from '#domain/core/messages.es-AR';
import { valuationUnavailable as valuationUnavailablePt } from '#domain/core/messages.pt-BR';

/** What the widgets about a used car share. */
const pt = {
  plate: 'Placa',
  mileage: 'Quilometragem',
  unavailable: `${valuationUnavailablePt}.`,
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

const es: typeof pt = {
  plate: 'Patente',
  mileage: 'Kilometraje',
  unavailable: `${valuationUnavailableEs}.`,
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

export const texts = { 'pt-BR': pt, 'es-AR': es };
