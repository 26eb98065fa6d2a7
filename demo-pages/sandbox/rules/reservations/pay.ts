import { RESERVATION_FUNDING_TYPES } from '../../../../src/domain/lists/offers';
import { found, Refusal } from '../../answers';
import { isPaymentType } from '../../data/payments';
import { NoAnswer } from '../../faults';
import { DAY } from '../../lib/moments';
import type { World } from '../../world';
import { businessDaysAfter, digitableLine, pixCode } from '../bank-slips';
import { cardOfToken, type KeptCard, walletCard } from '../card-provider';
import { cardOf, spendToken } from '../cards';
import { simulationOf } from '../simulations';
import { charge } from './charges';
import { statusOf, stepsUntil } from './kept';
import type { Kept, Payment } from './kept-reservation';
import {
  BOLETO_ARRIVES,
  BOLETO_DAYS,
  isBalanceMethod,
  later,
  PIX_ARRIVES,
  payingPlan,
  reservedPlan,
  type Step,
  scheduled,
} from './plan';

interface PaymentInput {
  cardId?: string;
  oneTimeToken?: string;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
  termsAcceptedAt?: string;
}

/** Ways to pay that charge here: the terms and the right of withdrawal are accepted before. */
const CHARGING = ['card', 'pix', 'boleto'];
const LENDERS: readonly (string | undefined)[] = RESERVATION_FUNDING_TYPES;

/** Rejects a payment without accepted terms, and a financing without a lender. */
function checkAgreed(type: string, { termsAcceptedAt = '', fundingType }: PaymentInput): void {
  const errors = {
    ...(CHARGING.includes(type) &&
      Number.isNaN(Date.parse(termsAcceptedAt)) && { terms: 'Aceite os termos antes de pagar' }),
    ...(type === 'financing' && !LENDERS.includes(fundingType) && { fundingType: 'Escolha o banco' }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

/** The message for a refused card (spec reservations#payment). */
const PAYMENT_REFUSED = 'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.';

/** Returns a card of the wallet, or the card that the provider keeps under the token; throws for a refused one. */
function charged(world: World, owner: string, { cardId, oneTimeToken }: PaymentInput): KeptCard {
  if (!cardId && !oneTimeToken)
    throw new Refusal(422, { error: 'fields are not valid', errors: { card: 'Informe um cartão' } });
  const own = cardId ? cardOf(world, owner, cardId) : null;
  const card = own ? walletCard(own.number, own.brand) : cardOfToken(world, oneTimeToken ?? '');
  if (!own) spendToken(world, owner, oneTimeToken ?? '');
  if (card.behaviour === 'refused') throw new Refusal(422, { error: PAYMENT_REFUSED });
  return card;
}

/** Creates a payment slip for an amount, with the usual due date. */
function slip(kept: Kept, amount: number, now: number) {
  const dueDate = businessDaysAfter(now, BOLETO_DAYS);
  return { amount, dueDate, digitableLine: digitableLine(amount, dueDate, kept.number) };
}

/** The card's bank has approved: the reservation is paid. */
function approve(world: World, kept: Kept): void {
  const { payment } = kept;
  if (!payment) return;
  const past = stepsUntil(kept, world.now());
  payment.status = 'PAID';
  delete kept.expiresAt;
  kept.steps = [...past, ...scheduled(reservedPlan(kept.type), world.now())];
  charge(world, kept, 'reservation', 'card', kept.amount);
}

/** The visitor's answer on the bank's page; an answer that comes too late changes nothing. */
export function answerChallenge(world: World, kept: Kept, isConfirmed: boolean): void {
  const { payment } = kept;
  if (kept.expired || !payment?.challengeUrl) return;
  if (isConfirmed) approve(world, kept);
  else payment.status = 'REFUSED';
  delete payment.challengeUrl;
}

/**
 * Pays the price of a reservation by one of the payment methods.
 * @param bank address of the bank's page, for the order's id
 */
export function pay(world: World, kept: Kept, type: string, input: PaymentInput, bank: string): Kept {
  found(isPaymentType(type) || undefined, 'way to pay');
  const now = world.now();
  if (kept.expired) throw new Refusal(409, { error: 'TEMPO ESGOTADO' });
  // A pending Pix or boleto can be replaced; it does not arrive any more.
  if (!kept.expiresAt)
    throw new Refusal(409, { error: `a reservation that is ${statusOf(kept, now)} is not paid` });
  checkAgreed(type, input);
  const past = stepsUntil(kept, now);
  delete kept.arrivesAt;
  const set = (payment: Partial<Payment>, plan: readonly Step[], from = now) => {
    kept.payment = { type, status: 'PENDING', amount: kept.amount, ...payment };
    kept.steps = [...past, ...scheduled(plan, from)];
  };
  if (type === 'card') {
    const { brand, last, behaviour } = charged(world, kept.owner, input);
    const card = { brand, number: `**** **** **** ${last}` };
    const { installments = 1 } = input;
    set({ card, installments, ...(behaviour === 'challenge' && { challengeUrl: bank }) }, []);
    if (behaviour !== 'challenge') approve(world, kept);
    if (behaviour === 'silent') throw new NoAnswer();
  } else if (type === 'pix') {
    kept.arrivesAt = now + PIX_ARRIVES;
    // A payment does not arrive after the deadline.
    const inTime = kept.arrivesAt <= (kept.expiresAt ?? 0);
    set(
      { pixCode: pixCode(kept.amount, kept.number) },
      inTime ? reservedPlan(kept.type) : [],
      kept.arrivesAt,
    );
  } else if (type === 'boleto') {
    const boleto = slip(kept, kept.amount, now);
    kept.arrivesAt = now + BOLETO_ARRIVES;
    // The car is held until the end of the slip's due date.
    kept.expiresAt = Date.parse(boleto.dueDate) + DAY;
    set(boleto, [['BILLET_PAYMENT', 0], ...later(reservedPlan(kept.type), BOLETO_ARRIVES)]);
  } else {
    if (input.simulationId) simulationOf(world, input.simulationId);
    const { simulationId = null, fundingType = null } = input;
    kept.amount = 0;
    set({ amount: kept.price, simulationId, fundingType }, payingPlan(type));
    delete kept.expiresAt;
    charge(world, kept, 'reservation', type, kept.price);
  }
  return kept;
}

/** Sets the payment method of the remaining price; only while the order waits for it. */
export function payRemaining(world: World, kept: Kept, method: string, input: PaymentInput): Kept {
  const { simulationId, fundingType = null } = input;
  if (!isBalanceMethod(method)) {
    const errors = { paymentMethod: 'Selecione uma forma de pagamento' };
    throw new Refusal(422, { error: 'fields are not valid', errors });
  }
  checkAgreed(method, input);
  if (simulationId) simulationOf(world, simulationId);
  const now = world.now();
  const status = statusOf(kept, now);
  if (status !== 'REMAINING_PAYMENT') {
    throw new Refusal(409, { error: `an order that is ${status} waits for no payment` });
  }
  const amount = kept.price - kept.amount;
  kept.remainingPayment = {
    type: method,
    status: 'PENDING',
    ...(method === 'boleto' ? slip(kept, amount, now) : { amount }),
    simulationId: simulationId ?? null,
    fundingType,
  };
  kept.steps = [...stepsUntil(kept, now), ...scheduled(payingPlan(method), now)];
  charge(world, kept, 'rest', method, amount);
  return kept;
}
