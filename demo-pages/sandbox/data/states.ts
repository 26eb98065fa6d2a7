import type { Country } from '#domain/core/brands';

export interface SandboxState {
  /** BR: the usual two letters. AR: the letter of ISO 3166-2, with which postal codes start. */
  code: string;
  name: string;
  countryCode: Country;
  /** BR: the first two digits of its cities' IBGE codes. AR: the INDEC number. */
  number: string;
}

const of =
  (countryCode: Country) =>
  ([code, number, name]: readonly [string, string, string]): SandboxState => ({
    code,
    name,
    countryCode,
    number,
  });

/** The 26 states and the federal district, with IBGE numbers. */
const BR = [
  ['AC', '12', 'Acre'],
  ['AL', '27', 'Alagoas'],
  ['AP', '16', 'Amapá'],
  ['AM', '13', 'Amazonas'],
  ['BA', '29', 'Bahia'],
  ['CE', '23', 'Ceará'],
  ['DF', '53', 'Distrito Federal'],
  ['ES', '32', 'Espírito Santo'],
  ['GO', '52', 'Goiás'],
  ['MA', '21', 'Maranhão'],
  ['MT', '51', 'Mato Grosso'],
  ['MS', '50', 'Mato Grosso do Sul'],
  ['MG', '31', 'Minas Gerais'],
  ['PA', '15', 'Pará'],
  ['PB', '25', 'Paraíba'],
  ['PR', '41', 'Paraná'],
  ['PE', '26', 'Pernambuco'],
  ['PI', '22', 'Piauí'],
  ['RJ', '33', 'Rio de Janeiro'],
  ['RN', '24', 'Rio Grande do Norte'],
  ['RS', '43', 'Rio Grande do Sul'],
  ['RO', '11', 'Rondônia'],
  ['RR', '14', 'Roraima'],
  ['SC', '42', 'Santa Catarina'],
  ['SP', '35', 'São Paulo'],
  ['SE', '28', 'Sergipe'],
  ['TO', '17', 'Tocantins'],
] as const;

/** The 23 provinces and the autonomous city, with INDEC numbers. */
const AR = [
  ['B', '06', 'Buenos Aires'],
  ['K', '10', 'Catamarca'],
  ['H', '22', 'Chaco'],
  ['U', '26', 'Chubut'],
  ['C', '02', 'Ciudad Autónoma de Buenos Aires'],
  ['X', '14', 'Córdoba'],
  ['W', '18', 'Corrientes'],
  ['E', '30', 'Entre Ríos'],
  ['P', '34', 'Formosa'],
  ['Y', '38', 'Jujuy'],
  ['L', '42', 'La Pampa'],
  ['F', '46', 'La Rioja'],
  ['M', '50', 'Mendoza'],
  ['N', '54', 'Misiones'],
  ['Q', '58', 'Neuquén'],
  ['R', '62', 'Río Negro'],
  ['A', '66', 'Salta'],
  ['J', '70', 'San Juan'],
  ['D', '74', 'San Luis'],
  ['Z', '78', 'Santa Cruz'],
  ['S', '82', 'Santa Fe'],
  ['G', '86', 'Santiago del Estero'],
  ['V', '94', 'Tierra del Fuego'],
  ['T', '90', 'Tucumán'],
] as const;

/** Every state of both countries, by name within its country. */
export const STATES: readonly SandboxState[] = [...BR.map(of('BR')), ...AR.map(of('AR'))];

export const COUNTRY_NAMES: Record<Country, string> = { BR: 'Brasil', AR: 'Argentina' };

/** The id of a state in the services, which no caller can guess from its code. */
export const stateId = ({ countryCode, number }: SandboxState): string => `${countryCode}${number}`;

export const stateOf = (countryCode: string, code: string): SandboxState | undefined =>
  STATES.find((state) => state.countryCode === countryCode && state.code === code);

/** Zones of a state: the surroundings of its capital, and the rest. */
export const zonesOf = ({ countryCode, code, name }: SandboxState) => [
  { id: `${countryCode}-${code}-1`, name: `${name} · capital` },
  { id: `${countryCode}-${code}-2`, name: `${name} · interior` },
];
