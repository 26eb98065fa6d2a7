import { cardBrand, cardCvv, creditCard, creditCardDueDate } from '#domain/payment/card';
import type { Card } from '#services/entities/card';
import { found, Refusal } from '../answers';
import { hasPast } from '../data/story';
import { MINUTE } from '../lib/moments';
import type { World } from '../world';
import { accounts } from './accounts';

export interface CardInput {
  number: string;
  holderName: string;
  dueDate: string;
  cvv: string;
}

/** Rejects an invalid card. */
export function checkCard(world: World, { number, holderName, dueDate, cvv }: CardInput): void {
  const errors = {
    ...(!creditCard(number) && { number: 'Número do cartão inválido' }),
    ...(holderName.trim() === '' && { holderName: 'Nome inválido' }),
    ...(!creditCardDueDate(dueDate, { now: new Date(world.now()) }) && {
      dueDate: 'Data de validade inválida',
    }),
    ...(!cardCvv(cvv, { brand: cardBrand(number) }) && { cvv: 'CVV inválido' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

const masked = (number: string) => `**** **** **** ${number.slice(-4)}`;

/** The account's name as a bank embosses it on a card: capitals without accents. */
const embossed = (world: World, userId: string): string =>
  [...accounts(world).values()]
    .find(({ user }) => user.id === userId)
    ?.user.name.normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase() ?? '';

/** Two cards of each account of the story; one that was opened here has none. */
function firstCards(userId: string, world: World): Card[] {
  if (!hasPast(userId)) return [];
  const random = world.random(`cards ${userId}`);
  const year = (new Date(world.now()).getUTCFullYear() % 100) + 2;
  const make = (n: number, brand: string): Card => ({
    id: `card-${userId}-${n}`,
    brand,
    number: `**** **** **** ${random.whole(1000, 9999)}`,
    holderName: embossed(world, userId),
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

/** There is one favorite if there is any card. */
export function favor(world: World, userId: string, id: string): Card {
  const chosen = cardOf(world, userId, id);
  for (const card of walletOf(world, userId)) card.favorite = card === chosen;
  return chosen;
}

/** A card as it is kept: nothing of its number but the end. */
interface KeptInput {
  brand: string;
  last: string;
  holderName: string;
  dueDate: string;
  favorite?: boolean;
}

/** Adds a card whose number somebody else keeps. */
export function addKeptCard(world: World, userId: string, kept: KeptInput): Card {
  const { brand, last, holderName, dueDate, favorite } = kept;
  const wallet = walletOf(world, userId);
  if (wallet.some((card) => card.number === masked(last) && card.dueDate === dueDate)) {
    throw new Refusal(409, {
      error: 'the card is in the wallet',
      errors: { number: 'Este cartão já está na carteira' },
    });
  }
  const { n } = world.state.stamp();
  const card: Card = {
    id: `card-${userId}-n${n}`,
    brand,
    number: masked(last),
    holderName: holderName.trim().toUpperCase(),
    dueDate,
    favorite: false,
  };
  wallet.push(card);
  if (favorite || wallet.length === 1) favor(world, userId, card.id);
  return card;
}

export function addCard(world: World, userId: string, input: CardInput & { favorite?: boolean }): Card {
  checkCard(world, input);
  const number = input.number.replace(/\s/g, '');
  const { holderName, dueDate, favorite = false } = input;
  const brand = cardBrand(number) ?? 'Cartão';
  return addKeptCard(world, userId, { brand, last: number.slice(-4), holderName, dueDate, favorite });
}

/** Makes another card the favorite. */
export function removeCard(world: World, userId: string, id: string): void {
  const wallet = walletOf(world, userId);
  const card = cardOf(world, userId, id);
  wallet.splice(wallet.indexOf(card), 1);
  const [next] = wallet;
  if (card.favorite && next) next.favorite = true;
}

/** Lifetime of a token. */
const TOKEN_LIFETIME = 5 * MINUTE;
/** Unused tokens, by their expiry. */
const tokens = (world: World) => world.table('card tokens', () => new Map<string, number>());

export function giveToken(world: World, userId: string): { token: string; expiresAt: string } {
  const { n } = world.state.stamp();
  const token = `tok-${userId}-${n}`;
  const until = world.now() + TOKEN_LIFETIME;
  tokens(world).set(token, until);
  return { token, expiresAt: new Date(until).toISOString() };
}

/** Whether a token can still be spent. */
export const isOpenToken = (world: World, token: string): boolean =>
  (tokens(world).get(token) ?? 0) > world.now();

/** Valid once, for its user. */
export function spendToken(world: World, userId: string, token: string): void {
  const until = tokens(world).get(token);
  if (until === undefined || until <= world.now() || !token.startsWith(`tok-${userId}-`)) {
    throw new Refusal(409, { error: 'the token was used or has ended' });
  }
  tokens(world).delete(token);
}
