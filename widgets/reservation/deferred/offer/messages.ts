/** What the purchase through an offer says. */
const pt = {
  ways: 'Como você pretende pagar a reserva?',
  noWay: 'Escolha uma forma de pagamento',
  choose: 'Escolha',
  waysFailed: 'Não foi possível carregar as formas de pagamento.',
  noWays: 'Nenhuma forma de pagamento está disponível agora. Tente mais tarde.',
  income: 'Renda familiar por mês',
  incomeHint: 'A soma do que a família ganha por mês, pedida para o financiamento.',
  noIncome: 'Informe a renda familiar por mês',
};

const es: typeof pt = {
  ways: '¿Cómo pensás pagar la reserva?',
  noWay: 'Elegí una forma de pago',
  choose: 'Elegí',
  waysFailed: 'No se pudieron cargar las formas de pago.',
  noWays: 'Ninguna forma de pago está disponible ahora. Probá más tarde.',
  income: 'Ingreso familiar por mes',
  incomeHint: 'La suma de lo que gana la familia por mes, que se pide para la financiación.',
  noIncome: 'Indicá el ingreso familiar por mes',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
