import type { Country } from '#domain/core/brands';
import { CITIES, plain, type SandboxCity } from './cities';
import { COUNTRY_NAMES, stateOf } from './states';

/** A street or a place of a city, or a city itself, as the location providers know it. */
export interface KnownPlace {
  /** The same for every provider, without its prefix. */
  id: string;
  /** Name of the street or the place; the city's for a city. */
  name: string;
  /** The name, the city, the state and the country. */
  description: string;
  city: SandboxCity;
}

/** Well-known streets and places, by the codes of their cities. */
const LANDMARKS: Record<Country, readonly (readonly [cityCode: string, ...names: string[]])[]> = {
  BR: [
    ['3550308', 'Avenida Paulista', 'Parque Ibirapuera', 'Rua Augusta'],
    ['3304557', 'Avenida Atlântica', 'Cristo Redentor', 'Jardim Botânico'],
    ['3106200', 'Avenida Afonso Pena', 'Praça da Liberdade'],
    ['3106705', 'Avenida Contorno'],
    ['4106902', 'Jardim Botânico', 'Rua das Flores'],
    ['5300108', 'Esplanada dos Ministérios'],
  ],
  AR: [
    ['C1000', 'Avenida Corrientes', 'Obelisco', 'Caminito'],
    ['S2000', 'Monumento a la Bandera', 'Bulevar Oroño'],
    ['X5000', 'Patio Olmos', 'Avenida Colón'],
    ['M5500', 'Parque General San Martín'],
  ],
};

function line(name: string, city: SandboxCity): string {
  const { countryCode, stateCode, cityName } = city;
  const state = countryCode === 'AR' ? (stateOf(countryCode, stateCode)?.name ?? stateCode) : stateCode;
  return [...new Set([name, cityName]), state, COUNTRY_NAMES[countryCode]].join(', ');
}

const placesOf = (city: SandboxCity): KnownPlace[] => {
  const { cityCode, cityName, countryCode } = city;
  const [, ...names] = LANDMARKS[countryCode].find(([code]) => code === cityCode) ?? [];
  const id = `${countryCode}-${cityCode}`;
  return [
    { id, name: cityName, description: line(cityName, city), city },
    ...names.map((name, index) => ({
      id: `${id}-${index + 1}`,
      name,
      description: line(name, city),
      city,
    })),
  ];
};

/** Every city, and the streets and places of some. */
export const KNOWN_PLACES: readonly KnownPlace[] = CITIES.flatMap(placesOf);

export const knownPlace = (id: string): KnownPlace | undefined =>
  KNOWN_PLACES.find((place) => place.id === id);

/** A place that a text may be the beginning of, and the parts of its description that match the text. */
export interface MatchedPlace {
  place: KnownPlace;
  matches: { offset: number; length: number }[];
}

/** The places whose descriptions have a word for each typed one, those with an earlier match first, larger cities first. */
export function matchPlaces(typed: string, countries: readonly string[], most: number): MatchedPlace[] {
  const words = plain(typed).match(/[a-z0-9]+/g) ?? [];
  if (words.length === 0) return [];
  return KNOWN_PLACES.filter(({ city }) => countries.includes(city.countryCode))
    .map((place) => {
      const text = plain(place.description);
      const matches = words.map((word) => ({
        offset: text.search(new RegExp(`(?<![a-z0-9])${word}`)),
        length: word.length,
      }));
      return { place, matches };
    })
    .filter(({ matches }) => matches.every(({ offset }) => offset >= 0))
    .sort(
      (a, b) =>
        (a.matches[0]?.offset ?? 0) - (b.matches[0]?.offset ?? 0) || b.place.city.size - a.place.city.size,
    )
    .slice(0, most);
}
