import { noStock as noStockEs } from '#domain/core/messages.es-AR';
import { noStock as noStockPt } from '#domain/core/messages.pt-BR';

/** What the showcase says. */
const pt = {
  until: 'Válida até {date}',
  version: 'Versão',
  configured: 'Com a cor e os itens que você configurou.',
  loading: 'Consultando o preço…',
  inStock: '{count} em estoque',
  available: 'Em estoque',
  oneLeft: 'Última unidade',
  noStock: 'Esgotado',
  soldOut: noStockPt,
  reserve: 'Reservar',
  reserveFor: 'Reservar com {amount}',
  none: 'Nenhum carro disponível para reserva on-line',
  noneHint: 'Volte em breve ou fale com uma concessionária.',
};

const es: typeof pt = {
  until: 'Válida hasta el {date}',
  version: 'Versión',
  configured: 'Con el color y los ítems que configuraste.',
  loading: 'Consultando el precio…',
  inStock: '{count} en stock',
  available: 'En stock',
  oneLeft: 'Última unidad',
  noStock: 'Agotado',
  soldOut: noStockEs,
  reserve: 'Reservar',
  reserveFor: 'Reservar con {amount}',
  none: 'No hay autos disponibles para reservar online',
  noneHint: 'Volvé pronto o hablá con un concesionario.',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
