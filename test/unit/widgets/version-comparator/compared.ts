import { noCar, setCar, setCarOptions } from '#features/car/car-store';
import type { Answer } from '../../lib/answers';

const NAMES: Record<string, string> = { A: 'Drive', B: 'Trekking', C: 'Volcano', D: 'Limited', E: 'Abarth' };

/** Codes of one model's versions, 358A000 to 358E000. */
export const codeOf = (letter: string): string => `358${letter}000`;

export const mvs = (letter: string, more = {}) => ({
  code: codeOf(letter),
  modelCode: '358',
  modelName: 'Argo',
  versionCode: `${letter}00`,
  versionName: NAMES[letter],
  seriesCode: '0',
  year: 2026,
  price: 90_000,
  ...more,
});

const LINES: [category: string, name: string, inVersion: (letter: string) => string][] = [
  ['Motor', 'Potência', (letter) => (letter === 'A' ? '75 cv' : '107 cv')],
  ['Motor', 'Combustível', () => 'Flex'],
  ['Desempenho', 'Velocidade', () => '180 km/h'],
  ['Conforto', 'Ar-condicionado', () => 'De série'],
  ['Conforto', 'Teto', (letter) => (letter === 'C' ? 'Opcional' : 'De série')],
];

/** What the service answers about versions, each by its letter. */
export const comparison = (letters: string, more = {}) => ({
  versions: [...letters].map((letter) => ({
    mvs: mvs(letter),
    highlights: [`O melhor de ${NAMES[letter]}`],
    colors: [
      { id: `${letter}1`, code: '1', name: 'Branco', rgbList: ['#ffffff'] },
      { id: `${letter}2`, code: '2', name: 'Azul com teto preto', rgbList: ['#0000ff', '#000000'] },
    ],
    others: [...'ABCDE']
      .filter((other) => other !== letter)
      .map((other) => ({ code: codeOf(other), versionName: NAMES[other], year: 2026 })),
    ...more,
  })),
  lines: LINES.map(([category, name, inVersion]) => ({
    category,
    name,
    values: [...letters].map(inVersion),
  })),
});

/** The part of an address that asks for these versions and no others. */
export const asks = (letters: string): string =>
  `comparisons?${[...letters].map((letter) => `mvsCode=${codeOf(letter)}`).join('&')}&country`;

/** Answers about these sets of versions, and prices of each. */
export const about = (...sets: string[]): Record<string, Answer> => ({
  ...Object.fromEntries(sets.map((letters) => [asks(letters), comparison(letters)])),
  batchPrices: [...'ABCDE'].map((letter, index) => ({
    mvsCode: codeOf(letter),
    price: letter === 'D' ? null : 100_000 + index,
  })),
});

/** A version as the car service gives it, with nothing to choose. */
export const sold = (letter: string) => ({
  mvs: mvs(letter),
  groupedMvs: [...'ABC'].map((each) => mvs(each)),
  colors: [],
  coatings: [],
  parts: [],
  accessories: [],
  services: [],
});

/** The page's current car is this version; none without a letter. */
export function putCar(letter?: string): void {
  setCarOptions(null);
  setCar(
    letter
      ? {
          ...noCar(),
          status: 'ready',
          isReady: true,
          mvs: sold(letter).mvs as never,
          groupedMvs: sold(letter).groupedMvs as never,
        }
      : noCar(),
  );
}
