import { creditCardDueDate } from '#domain/payment/card';
import type { Contract } from '#services/entities/card';
import * as security from '#services/payment-security';
import { answer, found, Refusal } from '../answers';
import { money } from '../data/cars/types';
import { hasPast } from '../data/story';
import { dayFromNow } from '../lib/moments';
import { signedIn } from '../rules/accounts';
import { cardOfToken } from '../rules/card-provider';

import {
  addCard,
  addKeptCard,
  type CardInput,
  cardOf,
  favor,
  giveToken,
  removeCard,
  spendToken,
  walletOf,
} from '../rules/cards';
import { countryFor } from '../rules/cars';
import { putRecord } from '../rules/put-record';
import type { World } from '../world';

interface Caller {
  headers: Headers;
  world: World;
}

function add({
  body,
  ...caller
}: Caller & { body: Partial<CardInput> & { oneTimeToken?: string; favorite?: boolean } }) {
  const { id: userId } = signedIn(caller);
  if (body.oneTimeToken) spendToken(caller.world, userId, body.oneTimeToken);
  const { number: typed = '', holderName = '', dueDate = '', cvv = '', favorite = false } = body;
  // With the token alone, the card is the one that the provider keeps under it.
  const { id, number, brand } =
    body.oneTimeToken && !typed
      ? addKeptCard(caller.world, userId, { ...cardOfToken(caller.world, body.oneTimeToken), favorite })
      : addCard(caller.world, userId, { number: typed, holderName, dueDate, cvv, favorite });
  return { id, number, brand: brand ?? '' };
}

/** The monthly contracts of every account of the story. */
function contractsOf(world: World, userId: string): Contract[] {
  const table = world.table('contracts', () => new Map<string, Contract[]>());
  const [first] = walletOf(world, userId);
  const made =
    table.get(userId) ??
    (hasPast(userId)
      ? [
          {
            id: `contract-${userId}-1`,
            name: 'Serviços conectados',
            status: 'ACTIVE',
            cardId: first?.id ?? null,
            amount: 49.9,
            nextPayment: dayFromNow(world, 12),
          },
          {
            id: `contract-${userId}-2`,
            name: 'Assinatura de pedágio',
            status: 'SUSPENDED',
            cardId: null,
            amount: 19.9,
            nextPayment: null,
          },
        ]
      : []);
  table.set(userId, made);
  return made;
}

/** A contract, with its amount in the money of the page's country. */
const shown = (contract: Contract, { headers }: Caller): Contract => ({
  ...contract,
  amount: money(contract.amount ?? 0, countryFor(undefined, headers)),
});

/** Contracts of a removed card are paid with the favorite, or wait if there is none. */
function remove(id: string, caller: Caller): void {
  const { id: userId } = signedIn(caller);
  const own = contractsOf(caller.world, userId).filter(({ cardId }) => cardId === id);
  removeCard(caller.world, userId, id);
  const next = walletOf(caller.world, userId).find(({ favorite }) => favorite);
  for (const contract of own) {
    contract.cardId = next?.id ?? null;
    if (!next) contract.status = 'SUSPENDED';
  }
}

const CARD = {
  number: '4111 1111 1111 1111',
  holderName: 'JOANA PRADO',
  dueDate: '12/40',
  cvv: '123',
};
const SECOND = 'card-user-equipe-2';

export const paymentSecurityAnswers = answer(
  security,
  {
    removeInstrument: ({ params, ...caller }) => remove(params.cardId, caller),
    listInstruments: (caller) => walletOf(caller.world, signedIn(caller).id),
    getOneTimeToken: (caller) => giveToken(caller.world, signedIn(caller).id),
    addInstrument: add,
    makeFavoriteInstrument: ({ params, ...caller }) => favor(caller.world, signedIn(caller).id, params.id),

    listCards: (caller) => walletOf(caller.world, signedIn(caller).id),
    addCard: add,
    updateCard({ params, body, ...caller }) {
      const { id: userId } = signedIn(caller);
      const card = cardOf(caller.world, userId, params.cardId);
      if (body.dueDate && !creditCardDueDate(body.dueDate, { now: new Date(caller.world.now()) })) {
        const errors = { dueDate: 'Data de validade inválida' };
        throw new Refusal(422, { error: 'fields are not valid', errors });
      }
      const holderName = body.holderName?.toUpperCase();
      putRecord(caller.world, card, { ...body, holderName }, ['id', 'number', 'brand', 'favorite']);
      return body.favorite ? favor(caller.world, userId, card.id) : card;
    },
    removeCard: ({ params, ...caller }) => remove(params.cardId, caller),
    listContracts: (caller) =>
      contractsOf(caller.world, signedIn(caller).id).map((contract) => shown(contract, caller)),
    updateContract({ body, ...caller }) {
      const { id: userId } = signedIn(caller);
      const own = contractsOf(caller.world, userId);
      const contract = found(
        own.find(({ id }) => id === body.id),
        'contract',
      );
      const { id: cardId } = cardOf(caller.world, userId, body.cardId);
      // What it costs, and when it is paid, is the service's.
      putRecord(caller.world, contract, { ...body, cardId }, [
        'id',
        'name',
        'status',
        'amount',
        'nextPayment',
      ]);
      contract.status = 'ACTIVE';
      contract.nextPayment ??= dayFromNow(caller.world, 30);
      return shown(contract, caller);
    },
  },
  {
    examples: {
      removeInstrument: { cardId: SECOND },
      addInstrument: { body: CARD },
      makeFavoriteInstrument: { id: SECOND },
      addCard: { body: CARD },
      updateCard: { cardId: SECOND, body: { favorite: true } },
      removeCard: { cardId: SECOND },
      updateContract: { body: { id: 'contract-user-equipe-2', cardId: SECOND } },
    },
  },
);
