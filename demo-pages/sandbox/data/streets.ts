import type { Country } from '#domain/core/brands';
import type { Random } from '../lib/random';

type Names = readonly [string, ...string[]];

/** Common street names of a country, so that no address is a real person's. */
const STREETS: Record<Country, Names> = {
  BR: [
    'Avenida Brasil',
    'Avenida das Nações',
    'Avenida Beira Rio',
    'Avenida dos Ipês',
    'Avenida Sete de Setembro',
    'Avenida das Indústrias',
    'Rua das Palmeiras',
    'Rua Quinze de Novembro',
    'Rua das Acácias',
    'Rua da Independência',
    'Rua dos Girassóis',
    'Rua Bela Vista',
    'Rua do Comércio',
    'Rua das Laranjeiras',
  ],
  AR: [
    'Avenida Libertad',
    'Avenida Independencia',
    'Avenida de los Lapachos',
    'Avenida del Puerto',
    'Avenida 9 de Julio',
    'Avenida Circunvalación',
    '25 de Mayo',
    'Los Jacarandás',
    'Los Ceibos',
    'Las Heras',
    'República',
    'Las Acacias',
    'Los Talas',
  ],
};

const NEIGHBORHOODS: Record<Country, Names> = {
  BR: [
    'Centro',
    'Jardim América',
    'Boa Vista',
    'Vila Nova',
    'Bela Vista',
    'Santa Luzia',
    'São José',
    'Jardim das Flores',
    'Alto da Serra',
    'Parque Industrial',
    'Nova Esperança',
    'Cidade Nova',
  ],
  AR: [
    'Centro',
    'Barrio Norte',
    'Villa Nueva',
    'Parque Industrial',
    'Las Lomas',
    'Alto Verde',
    'San José',
    'Villa del Parque',
    'Los Olivos',
    'Nueva Esperanza',
  ],
};

/** A plausible street and neighbourhood of a country. */
export const addressOf = (
  countryCode: Country,
  random: Random,
): { street: string; neighborhood: string } => ({
  street: random.pick(STREETS[countryCode]),
  neighborhood: random.pick(NEIGHBORHOODS[countryCode]),
});

/** A plausible street of a country. */
export const streetNameOf = (countryCode: Country, random: Random): string =>
  random.pick(STREETS[countryCode]);
