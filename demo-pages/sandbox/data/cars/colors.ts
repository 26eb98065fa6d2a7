import type { Brand, Country } from '#domain/core/brands';
import { randomFrom } from '../../lib/random';
import { money, type SandboxVersion } from './types';

type Row = readonly [code: string, name: string, hex: string, type: 'solid' | 'metallic' | 'pearly'];

/** White, black, grey and red first: every version has those. Fictional names in each brand's style. */
const PALETTES: Record<Brand, readonly [Row, Row, Row, Row, ...Row[]]> = {
  fiat: [
    ['249', 'Branco Banchisa', '#f3f4f2', 'solid'],
    ['876', 'Preto Vulcano', '#15161a', 'solid'],
    ['679', 'Cinza Silverstone', '#5f646b', 'metallic'],
    ['176', 'Vermelho Montecarlo', '#a81422', 'pearly'],
    ['612', 'Prata Bari', '#b9bdc2', 'metallic'],
    ['448', 'Azul Amalfi', '#1e4f8a', 'metallic'],
    ['310', 'Cinza Strato', '#8b9097', 'solid'],
  ],
  'fiat-abarth': [
    ['250', 'Branco Gara', '#f1f2f3', 'pearly'],
    ['877', 'Preto Scorpione', '#121317', 'metallic'],
    ['680', 'Cinza Record', '#5b6068', 'metallic'],
    ['177', 'Vermelho Corsa', '#b30f1d', 'solid'],
    ['520', 'Verde Acido', '#b7d312', 'pearly'],
    ['449', 'Azul Veleno', '#2a5fd0', 'metallic'],
  ],
  jeep: [
    ['PW7', 'Branco Polar', '#f2f3f1', 'solid'],
    ['PX8', 'Preto Carbon', '#17181b', 'pearly'],
    ['PAU', 'Cinza Granite', '#4c5056', 'metallic'],
    ['PRM', 'Vermelho Tribal', '#8e1420', 'pearly'],
    ['PSC', 'Prata Billet', '#b4b8bb', 'metallic'],
    ['PBJ', 'Azul Jazz', '#1d3f6b', 'metallic'],
    ['PGR', 'Verde Recon', '#47523f', 'solid'],
    ['PSG', 'Cinza Sting', '#7f8589', 'solid'],
  ],
  ram: [
    ['PWL', 'Branco Ibis', '#f0f1f0', 'solid'],
    ['PXJ', 'Preto Diamond', '#111215', 'pearly'],
    ['PAR', 'Cinza Maximum Steel', '#4a4f55', 'metallic'],
    ['PR4', 'Vermelho Flame', '#a5121f', 'solid'],
    ['PS2', 'Prata Bright', '#b0b4b8', 'metallic'],
    ['PBX', 'Azul Patriot', '#1b3760', 'pearly'],
    ['PCL', 'Bege Delmonico', '#9a8b74', 'metallic'],
  ],
  dodge: [
    ['PW8', 'Branco Knuckle', '#f1f1ef', 'solid'],
    ['PXR', 'Preto Pitch', '#101114', 'solid'],
    ['PDN', 'Cinza Destroyer', '#767c82', 'metallic'],
    ['PR3', 'Vermelho Torred', '#b1121b', 'pearly'],
    ['PVP', 'Laranja Go Mango', '#d9581a', 'metallic'],
    ['PQB', 'Azul B5', '#1f6cc0', 'metallic'],
    ['PFQ', 'Verde F8', '#26402f', 'pearly'],
  ],
  chrysler: [
    ['PWD', 'Branco Bright', '#f3f3f2', 'solid'],
    ['PXB', 'Preto Gloss', '#131417', 'solid'],
    ['PCN', 'Cinza Ceramic', '#8d9295', 'pearly'],
    ['PRV', 'Vermelho Velvet', '#7d1420', 'pearly'],
    ['PSM', 'Prata Silver Mist', '#b6babd', 'metallic'],
    ['PBM', 'Azul Hydro', '#1c5aa0', 'metallic'],
  ],
  citroen: [
    ['EWP', 'Branco Banquise', '#f3f4f4', 'solid'],
    ['EXY', 'Preto Perla Nera', '#141519', 'pearly'],
    ['ETG', 'Cinza Grafito', '#56595f', 'metallic'],
    ['ERH', 'Vermelho Rubi', '#9b1420', 'pearly'],
    ['EZR', 'Prata Artense', '#a9adb1', 'metallic'],
    ['EJG', 'Azul Spring', '#3d7fa6', 'metallic'],
    ['EGA', 'Verde Montana', '#4f6152', 'metallic'],
  ],
  peugeot: [
    ['PWP', 'Branco Nacré', '#f1f2f0', 'pearly'],
    ['P9V', 'Preto Perla Nera', '#15161b', 'solid'],
    ['PF4', 'Cinza Artense', '#8b8f94', 'metallic'],
    ['P5U', 'Vermelho Elixir', '#94101f', 'pearly'],
    ['P6U', 'Azul Quasar', '#1f3f7a', 'metallic'],
    ['PSE', 'Cinza Selenium', '#565b60', 'metallic'],
    ['PVL', 'Verde Olivine', '#6d7a55', 'metallic'],
  ],
  leapmotor: [
    ['LWH', 'Branco Light', '#f4f5f5', 'pearly'],
    ['LBK', 'Preto Metallic', '#14161a', 'metallic'],
    ['LGY', 'Cinza Canopy', '#7b8288', 'metallic'],
    ['LRD', 'Vermelho Dawn', '#a01d2b', 'solid'],
    ['LGR', 'Verde Jade', '#3f6f63', 'pearly'],
    ['LBL', 'Azul Tundra', '#4a6d8c', 'metallic'],
  ],
};

const SPANISH: Record<string, string> = {
  Branco: 'Blanco',
  Preto: 'Negro',
  Cinza: 'Gris',
  Prata: 'Plata',
  Vermelho: 'Rojo',
  Amarelo: 'Amarillo',
  Laranja: 'Naranja',
  Bege: 'Beige',
};
const named = (name: string, country: Country) =>
  country === 'AR' ? name.replace(/^\S+/, (word) => SPANISH[word] ?? word) : name;

/** Every colour's name, in Portuguese and in Spanish. */
export const COLOR_NAMES: readonly (readonly [pt: string, es: string])[] = Object.values(PALETTES)
  .flat()
  .map(([, name]) => [name, named(name, 'AR')]);

/** Prices in reais by type, and for a roof in another colour. Solid white and black are free. */
const PRICES = { solid: 0, metallic: 1990, pearly: 2490 };
const ROOF = 1500;

/** Code of the optional that two-tone colours require. */
export const TWO_TONE = 'TBC';
/** Whether the version is available with a roof in another colour. */
export const hasTwoTone = ({ shape, trim }: SandboxVersion) =>
  trim > 0 && ['crossover', 'suv', 'hatch', 'city'].includes(shape);
/** Codes of the colours that go with the dark pack: white, black and grey. */
export const darkCodes = ({ brand }: SandboxVersion): string[] =>
  PALETTES[brand].slice(0, 3).map(([code]) => code);

export const partId = (version: SandboxVersion, code: string): string => `${version.code}-${code}`;

/** The version's colours: the brand's first four, one or two of the others, and two with a black roof. */
export function colorsOf(version: SandboxVersion, country: Country = 'BR') {
  const [white, black, grey, red, ...others] = PALETTES[version.brand];
  const random = randomFrom(`colors ${version.code}`);
  const left = random.whole(0, others.length - 1);
  const plain = [white, black, grey, red, ...others.filter((_, i) => i !== left || others.length < 3)];
  const colors = plain.map(([code, name, hex, type], i) => ({
    id: partId(version, code),
    code,
    name: named(name, country),
    price: money(i === 0 && type !== 'solid' ? 990 : PRICES[type], country),
    type: type as string,
    primaryColor: named(name, country),
    secondaryColor: '',
    rgbList: [hex],
    onlyWith: [] as string[],
  }));
  if (!hasTwoTone(version)) return colors;
  const roof = named(black[1], country);
  const twoTone = [white, red].map(([code, name, hex, type]) => ({
    id: partId(version, `${code}T`),
    code: `${code}T`,
    name: `${named(name, country)} ${country === 'AR' ? 'con techo' : 'com teto'} ${roof}`,
    price: money(PRICES[type] + ROOF, country),
    type: type as string,
    primaryColor: named(name, country),
    secondaryColor: roof,
    rgbList: [hex, black[2]],
    onlyWith: [partId(version, TWO_TONE)],
  }));
  return [...colors, ...twoTone];
}
