/** What an offer says of its state and of where it is valid. */
const pt = {
  validUntil: 'Válida até {date}',
  sold: 'Vendida',
  expired: 'Encerrada',
  unavailable: 'Indisponível',
  nationwide: 'Válida em todo o país',
  inStates: 'Válida em {states}',
  inSomeStates: 'Válida em alguns estados',
  inRegion: 'Válida em algumas regiões',
  inGroup: 'Válida nas concessionárias do grupo {group}',
  atDealer: 'Na concessionária {name}',
  atDealerAndMore: 'Na concessionária {name} e em mais {count}',
  atDealers: 'Válida em concessionárias selecionadas',
};
export type CardMessages = typeof pt;

const es: CardMessages = {
  validUntil: 'Válida hasta el {date}',
  sold: 'Vendida',
  expired: 'Finalizada',
  unavailable: 'No disponible',
  nationwide: 'Válida en todo el país',
  inStates: 'Válida en {states}',
  inSomeStates: 'Válida en algunas provincias',
  inRegion: 'Válida en algunas regiones',
  inGroup: 'Válida en los concesionarios del grupo {group}',
  atDealer: 'En el concesionario {name}',
  atDealerAndMore: 'En el concesionario {name} y {count} más',
  atDealers: 'Válida en algunos concesionarios',
};

export const texts = { 'pt-BR': pt, 'es-AR': es };
