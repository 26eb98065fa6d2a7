/** What the list and a rental offer say. */
const pt = {
  brand: 'Marca',
  allBrands: 'Todas',
  noneHint: 'Tente outro modelo ou tire os filtros.',
  noneOfBrand: 'Ainda não há carros por assinatura aqui.',
  from: 'A partir de',
  month: 'por mês',
  period: 'Prazo',
  months: '{count}\u00a0meses',
  distance: 'Quilômetros por mês',
  kilometers: '{count}\u00a0km',
  included: 'O que está incluído',
  dealers: 'Onde receber o carro',
  legal: 'Condições',
  subscribe: 'Quero assinar',
  company: 'Assinar pela minha empresa',
};

const es: typeof pt = {
  brand: 'Marca',
  allBrands: 'Todas',
  noneHint: 'Probá otro modelo o quitá los filtros.',
  noneOfBrand: 'Todavía no hay autos por suscripción acá.',
  from: 'Desde',
  month: 'por mes',
  period: 'Plazo',
  months: '{count}\u00a0meses',
  distance: 'Kilómetros por mes',
  kilometers: '{count}\u00a0km',
  included: 'Qué incluye',
  dealers: 'Dónde recibir el auto',
  legal: 'Condiciones',
  subscribe: 'Quiero suscribirme',
  company: 'Suscribir mi empresa',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
