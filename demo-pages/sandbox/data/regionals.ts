import type { Country } from '#domain/core/brands';

/** A brand's region of a country, by states. */
export interface Regional {
  regionalId: string;
  name: string;
  countryCode: Country;
  states: readonly string[];
}

const of = (countryCode: Country, regionalId: string, name: string, states: string): Regional => ({
  regionalId,
  name,
  countryCode,
  states: states.split(' '),
});

/** Every state belongs to one region. */
export const REGIONALS: readonly Regional[] = [
  of('BR', 'BR-1', 'São Paulo', 'SP'),
  of('BR', 'BR-2', 'Rio de Janeiro e Espírito Santo', 'RJ ES'),
  of('BR', 'BR-3', 'Minas Gerais', 'MG'),
  of('BR', 'BR-4', 'Sul', 'PR SC RS'),
  of('BR', 'BR-5', 'Nordeste', 'BA SE AL PE PB RN CE PI MA'),
  of('BR', 'BR-6', 'Centro-Oeste', 'DF GO MT MS TO'),
  of('BR', 'BR-7', 'Norte', 'AC AM AP PA RO RR'),
  of('AR', 'AR-1', 'Buenos Aires', 'B C'),
  of('AR', 'AR-2', 'Centro', 'X S E L'),
  of('AR', 'AR-3', 'Cuyo', 'M J D F'),
  of('AR', 'AR-4', 'Norte', 'K H W P Y N A G T'),
  of('AR', 'AR-5', 'Patagonia', 'U Q R Z V'),
];
