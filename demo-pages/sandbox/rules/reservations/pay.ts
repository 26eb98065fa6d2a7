import { AMOUNT_CHANGED } from '#domain/money/changed-amount';
import { lenderChoice } from '#domain/reservation/lender';
import { found, Refusal } from '../../answers';
import { isPaymentType } from '../../data/payments';
import { DAY } from '../../lib/moments';
import type { World } from '../../world';
import { businessDaysAfter, digitableLine, pixCode } from '../bank-slips';
import { cardOfToken, type KeptCard, walletCard } from '../card-provider';
import { cardOf, spendToken } from '../cards';
import { offered } from '../installments';
import { statusDelay } from '../service-manners';
import { simulationOf } from '../simulations';
import { charge } from './charges';
import { isUnpaid, statusOf, stepsUntil } from './kept';
import type { Kept, KeptPayment } from './kept-reservation';
import { paymentManners } from './manners';
import { feePayments, isAttemptCancelled, record, settlePayment } from './payments';
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
import { campaignOf } from './reserve';

interface PaymentInput {
  cardId?: string;
  oneTimeToken?: string;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
  idempotencyKey?: string;
  termsAcceptedAt?: string;
  expectedAmount?: number;
  expectedTotal?: number;
}

/** Refuses a payment of another amount than the visitor has seen. */
function checkExpected(
  amount: number,
  { expectedAmount, expectedTotal, installments = 1 }: PaymentInput,
): void {
  const { total } = offered(amount, installments);
  if ((expectedAmount ?? amount) === amount && (expectedTotal ?? total) === total) return;
  throw new Refusal(409, { reason: AMOUNT_CHANGED, error: 'the amount is another one', amount, total });
}

/** Ways to pay that charge here: the terms and the right of withdrawal are accepted before. */
const CHARGING = ['card', 'pix', 'boleto'];

/** Whether the campaign allows a lender, and a simulation that names its own bank is of that lender. */
function isLender(world: World, { campaign }: Kept, { fundingType, simulationId }: PaymentInput): boolean {
  const { source } = simulationId ? simulationOf(world, simulationId) : { source: '' };
  const choice = lenderChoice(campaign ? (campaignOf(world, campaign).fundingTypes ?? []) : [], source ?? '');
  if (choice.by === 'simulation') return choice.lender === fundingType;
  return !choice.other && choice.choices.some((each) => each === fundingType);
}

/** Rejects a payment without accepted terms, and a financing without a lender that may finance it. */
function checkAgreed(world: World, kept: Kept, type: string, input: PaymentInput): void {
  const { termsAcceptedAt = '' } = input;
  const errors = {
    ...(CHARGING.includes(type) &&
      Number.isNaN(Date.parse(termsAcceptedAt)) && { terms: 'Aceite os termos antes de pagar' }),
    ...(type === 'financing' && !isLender(world, kept, input) && { fundingType: 'Escolha o banco' }),
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
  return card;
}

/** Creates a payment slip for an amount, with the usual due date. */
function slip(kept: Kept, amount: number, now: number) {
  const dueDate = businessDaysAfter(now, BOLETO_DAYS);
  return { amount, dueDate, digitableLine: digitableLine(amount, dueDate, kept.number) };
}

/** The visitor's answer on the bank's page; an answer that comes too late changes nothing. */
export function answerChallenge(world: World, kept: Kept, isConfirmed: boolean): void {
  const payment = feePayments(kept).find(({ challengeUrl }) => challengeUrl);
  if (kept.expired || !payment) return;
  if (isConfirmed) settlePayment(world, kept, payment, world.now());
  else payment.status = 'REFUSED';
  delete payment.challengeUrl;
}

/** When a code that is made out now is paid. */
const arrival = (world: World, { expiresAt = 0 }: Kept, after: number): number =>
  paymentManners(world).paidLate ? expiresAt + DAY : world.now() + after;

/** How long a card's bank takes that is slow, in ms: longer than a page waits. */
export const SLOW_BANK = 20_000;

export interface Paid {
  kept: Kept;
  /** Whether the first request gets no answer. */
  isSilent: boolean;
}

/** A payment by card: refused, approved, waiting for the visitor at the bank, or without an answer. */
function payByCard(
  world: World,
  kept: Kept,
  input: PaymentInput,
  payment: KeptPayment,
  bank: string,
): boolean {
  const { brand, last, behaviour } = charged(world, kept.owner, input);
  const { installments = 1 } = input;
  Object.assign(payment, { card: { brand, number: `**** **** **** ${last}` }, installments });
  if (behaviour === 'slow') {
    kept.late.push({ ...payment, recordAt: world.now() + SLOW_BANK });
    return true;
  }
  record(kept, payment);
  if (behaviour === 'challenge') payment.challengeUrl = bank;
  else if (behaviour === 'refused') {
    // The refusal stays on the order.
    payment.status = 'REFUSED';
    throw new Refusal(422, { error: PAYMENT_REFUSED });
  } else settlePayment(world, kept, payment, world.now());
  return behaviour === 'silent';
}

/**
 * Pays the price of a reservation by one of the payment methods.
 * @param bank address of the bank's page, for the order's id
 */
export function pay(world: World, kept: Kept, type: string, input: PaymentInput, bank: string): Paid {
  found(isPaymentType(type) || undefined, 'way to pay');
  const now = world.now();
  if (kept.expired) throw new Refusal(409, { error: 'TEMPO ESGOTADO' });
  if (!isUnpaid(kept, now))
    throw new Refusal(409, { error: `a reservation that is ${statusOf(kept, now)} is not paid` });
  checkAgreed(world, kept, type, input);
  if (isAttemptCancelled(world, kept, input.idempotencyKey))
    throw new Refusal(409, { error: 'the attempt was cancelled' });
  const isPending = feePayments(kept).some(({ status }) => status === 'PENDING');
  if (isPending && !paymentManners(world).takesSecond)
    throw new Refusal(409, { error: 'another payment is pending' });
  checkExpected(kept.amount, input);
  const past = stepsUntil(kept, now);
  const { idempotencyKey } = input;
  const payment: KeptPayment = {
    type,
    part: 'reservation',
    status: 'PENDING',
    amount: kept.amount,
    ...(idempotencyKey && { idempotencyKey }),
  };
  const make = (more: Partial<KeptPayment>, plan: readonly Step[], from = now) => {
    record(kept, Object.assign(payment, more));
    kept.steps = [...past, ...scheduled(plan, from)];
  };
  if (type === 'card') return { kept, isSilent: payByCard(world, kept, input, payment, bank) };
  if (type === 'pix') {
    const arrivesAt = arrival(world, kept, PIX_ARRIVES);
    // A payment does not arrive after the deadline.
    const inTime = arrivesAt <= (kept.expiresAt ?? 0);
    const code = { pixCode: pixCode(kept.amount, kept.number) };
    make({ ...code, arrivesAt }, inTime ? reservedPlan(kept.type) : [], arrivesAt);
  } else if (type === 'boleto') {
    const boleto = slip(kept, kept.amount, now);
    // The car is held until the end of the slip's due date.
    kept.expiresAt = Date.parse(boleto.dueDate) + DAY;
    const arrivesAt = arrival(world, kept, BOLETO_ARRIVES);
    const plan: Step[] = [['BILLET_PAYMENT', 0], ...later(reservedPlan(kept.type), arrivesAt - now)];
    make({ ...boleto, arrivesAt }, plan);
  } else {
    const { simulationId = null, fundingType = null } = input;
    kept.amount = 0;
    make({ amount: kept.price, simulationId, fundingType }, payingPlan(type, statusDelay(world)));
    if (!paymentManners(world).keepsDeadline) delete kept.expiresAt;
    charge(world, kept, 'reservation', type, kept.price);
  }
  return { kept, isSilent: false };
}

/** Sets the payment method of the remaining price; only while the order waits for it. */
export function payRemaining(world: World, kept: Kept, method: string, input: PaymentInput): Kept {
  const { simulationId, fundingType = null, idempotencyKey } = input;
  if (!isBalanceMethod(method)) {
    const errors = { paymentMethod: 'Selecione uma forma de pagamento' };
    throw new Refusal(422, { error: 'fields are not valid', errors });
  }
  checkAgreed(world, kept, method, input);
  const now = world.now();
  const status = statusOf(kept, now);
  if (status !== 'REMAINING_PAYMENT') {
    throw new Refusal(409, { error: `an order that is ${status} waits for no payment` });
  }
  const amount = kept.price - kept.amount;
  if (kept.remainingPayment?.status === 'PENDING' && !paymentManners(world).takesSecond)
    throw new Refusal(409, { error: 'another payment is pending' });
  if (isAttemptCancelled(world, kept, idempotencyKey))
    throw new Refusal(409, { error: 'the attempt was cancelled' });
  checkExpected(amount, { ...input, installments: 1 });
  record(kept, {
    type: method,
    part: 'rest',
    status: 'PENDING',
    ...(idempotencyKey && { idempotencyKey }),
    ...(method === 'boleto' ? slip(kept, amount, now) : { amount }),
    simulationId: simulationId ?? null,
    fundingType,
  });
  kept.steps = [...stepsUntil(kept, now), ...scheduled(payingPlan(method, statusDelay(world)), now)];
  charge(world, kept, 'rest', method, amount);
  return kept;
}
