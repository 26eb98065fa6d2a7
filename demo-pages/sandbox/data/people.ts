import type { Random } from '../lib/random';

type Words = readonly [string, ...string[]];

const FIRST: Words = [
  'Adriana',
  'Beatriz',
  'Caio',
  'Daniela',
  'Eduardo',
  'Fernanda',
  'Gustavo',
  'Heloísa',
  'Igor',
  'Juliana',
  'Leandro',
  'Marina',
  'Nelson',
  'Olívia',
  'Paulo',
  'Rafaela',
  'Sérgio',
  'Tatiana',
  'Vinícius',
  'Yara',
];
const LAST: Words = [
  'Abrantes',
  'Bittencourt',
  'Cardoso',
  'Damasceno',
  'Esteves',
  'Figueira',
  'Gouveia',
  'Horta',
  'Lacerda',
  'Moura',
  'Neves',
  'Peixoto',
  'Quadros',
  'Rezende',
  'Saldanha',
  'Toledo',
  'Vasques',
  'Xavier',
];

const digit = (body: string) => {
  const sum = [...body].reverse().reduce((total, char, i) => total + Number(char) * (i + 2), 0);
  return String(((sum * 10) % 11) % 10);
};

/** Returns eleven random digits with valid check digits. */
export function cpfOf(random: Random): string {
  const body = Array.from({ length: 9 }, () => random.whole(0, 9)).join('');
  const first = digit(body);
  return `${body}${first}${digit(body + first)}`;
}

/** A fictional person. */
export function personOf(random: Random) {
  const [first, middle, last] = [random.pick(FIRST), random.pick(LAST), random.pick(LAST)];
  const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return {
    name: middle === last ? `${first} ${last}` : `${first} ${middle} ${last}`,
    email: `${plain(first)}.${plain(last)}${random.whole(10, 99)}@correio.example`,
    phone: `119555${String(random.whole(0, 99_999)).padStart(5, '0')}`,
    cpf: cpfOf(random),
  };
}
