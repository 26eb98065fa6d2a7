import type { Messages } from './messages.pt-BR';

export const messages: Messages = {
  ways: '¿Cómo pensás pagar la reserva?',
  noWay: 'Elegí una forma de pago',
  choose: 'Elegí',
  waysFailed: 'No se pudieron cargar las formas de pago.',
  noWays: 'Ninguna forma de pago está disponible ahora. Probá más tarde.',
  income: 'Ingreso familiar por mes',
  incomeHint: 'La suma de lo que gana la familia por mes, que se pide para la financiación.',
  noIncome: 'Indicá el ingreso familiar por mes',
};
