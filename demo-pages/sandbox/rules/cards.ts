import type { Card } from '../../../src/services/entities/card';
import { found, Refusal } from '../answers';
import { MINUTE } from '../lib/moments';
import type { World } from '../world';

/** Brands by the number's first digits, the longest beginnings first. */
const BRANDS: readonly (readonly [RegExp, string])[] = [
  [/^(4011|4312|4389|4514|4576|5041|5067|5090|6277|6362|6363|650|6516|6550)/, 'Elo'],
  [/^(606282|3841)/, 'Hipercard'],
  [/^3[47]/, 'Amex'],
  [/^3(0[0-5]|[68])/, 'Diners'],
  [/^35(2[89]|[3-8])/, 'JCB'],
  [/^6(011|22|4[4-9]|5)/, 'Discover'],
  [/^62/, 'China Union Pay'],
  [/^(5[1-5]|2[2-7])/, 'Mastercard'],
  [/^4/, 'Visa'],
];

export const brandOf = (number: string): string =>
  BRANDS.find(([start]) => start.test(number))?.[1] ?? 'Cartão';

/** 13 to 16 digits, not all zeros, with the right check digit (platform 5). */
export function isCardNumber(number: string): boolean {
  if (!/^\d{13,16}$/.test(number) || /^0+$/.test(number)) return false;
  const sum = [...number].reverse().reduce((total, digit, i) => {
    const value = Number(digit) * (i % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

/** MM/YY; in the current year the month must come after the current one (decisions). */
export function isDueDate(world: World, text: string): boolean {
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\/(\d{2})$/.exec(text) ?? [];
  if (!month) return false;
  const now = new Date(world.now());
  const this2 = now.getUTCFullYear() % 100;
  return Number(year) > this2 || (Number(year) === this2 && Number(month) > now.getUTCMonth() + 1);
}

export interface CardInput {
  number: string;
  holderName: string;
  dueDate: string;
  cvv: string;
}

/** Refuses a card no machine would read. */
export function checkCard(world: World, { number, holderName, dueDate, cvv }: CardInput): void {
  const errors = {
    ...(!isCardNumber(number.replace(/\s/g, '')) && { number: 'Número do cartão inválido' }),
    ...(holderName.trim() === '' && { holderName: 'Nome inválido' }),
    ...(!isDueDate(world, dueDate) && { dueDate: 'Data de validade inválida' }),
    ...(!/^\d{3,4}$/.test(cvv) && { cvv: 'CVV inválido' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

const masked = (number: string) => `**** **** **** ${number.slice(-4)}`;

/** Two cards for everybody, so that nobody's wallet is empty at first. */
function firstCards(userId: string, world: World): Card[] {
  const random = world.random(`cards ${userId}`);
  const year = (new Date(world.now()).getUTCFullYear() % 100) + 2;
  const make = (n: number, brand: string): Card => ({
    id: `card-${userId}-${n}`,
    brand,
    number: `**** **** **** ${random.whole(1000, 9999)}`,
    holderName: 'TITULAR DO CARTAO',
    dueDate: `${String(random.whole(1, 12)).padStart(2, '0')}/${year}`,
    favorite: n === 1,
  });
  return [make(1, 'Visa'), make(2, 'Mastercard')];
}

export function walletOf(world: World, userId: string): Card[] {
  const wallets = world.table('wallets', () => new Map<string, Card[]>());
  const cards = wallets.get(userId) ?? firstCards(userId, world);
  wallets.set(userId, cards);
  return cards;
}

export const cardOf = (world: World, userId: string, id: string): Card =>
  found(
    walletOf(world, userId).find((card) => card.id === id),
    'card',
  );

/** There is one favorite as long as there is a card. */
export function favor(world: World, userId: string, id: string): Card {
  const chosen = cardOf(world, userId, id);
  for (const card of walletOf(world, userId)) card.favorite = card === chosen;
  return chosen;
}

export function addCard(world: World, userId: string, input: CardInput & { favorite?: boolean }): Card {
  checkCard(world, input);
  const wallet = walletOf(world, userId);
  const number = input.number.replace(/\s/g, '');
  if (wallet.some((card) => card.number === masked(number) && card.dueDate === input.dueDate)) {
    throw new Refusal(409, {
      error: 'the card is in the wallet',
      errors: { number: 'Este cartão já está na carteira' },
    });
  }
  const { n } = world.state.stamp();
  const card: Card = {
    id: `card-${userId}-n${n}`,
    brand: brandOf(number),
    number: masked(number),
    holderName: input.holderName.trim().toUpperCase(),
    dueDate: input.dueDate,
    favorite: false,
  };
  wallet.push(card);
  if (input.favorite || wallet.length === 1) favor(world, userId, card.id);
  return card;
}

/** Another card takes a favorite's place. */
export function removeCard(world: World, userId: string, id: string): void {
  const wallet = walletOf(world, userId);
  const card = cardOf(world, userId, id);
  wallet.splice(wallet.indexOf(card), 1);
  const [next] = wallet;
  if (card.favorite && next) next.favorite = true;
}

/** How long a token is good for. */
const TOKEN_LIFETIME = 5 * MINUTE;
/** Tokens that were given out and not used, by when they end. */
const tokens = (world: World) => world.table('card tokens', () => new Map<string, number>());

export function giveToken(world: World, userId: string): { token: string; expiresAt: string } {
  const { n } = world.state.stamp();
  const token = `tok-${userId}-${n}`;
  const until = world.now() + TOKEN_LIFETIME;
  tokens(world).set(token, until);
  return { token, expiresAt: new Date(until).toISOString() };
}

/** Good once, for the user it was given to. */
export function spendToken(world: World, userId: string, token: string): void {
  const until = tokens(world).get(token);
  if (until === undefined || until <= world.now() || !token.startsWith(`tok-${userId}-`)) {
    throw new Refusal(409, { error: 'the token was used or has ended' });
  }
  tokens(world).delete(token);
}
