import { cardBrand } from '../../../../src/domain/card';
import { found, Refusal } from '../../answers';
import { isPaymentType } from '../../data/payments';
import { DAY } from '../../lib/moments';
import type { World } from '../../world';
import { businessDaysAfter, digitableLine, pixCode } from '../bank-slips';
import { type CardInput, cardOf, checkCard } from '../cards';
import { simulationOf } from '../simulations';
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
  card?: CardInput;
  installments?: number;
  simulationId?: string;
  fundingType?: string;
}

/** The message for a refused card (spec reservations#payment). */
const PAYMENT_REFUSED = 'TIVEMOS UM PROBLEMA NO PAGAMENTO. Verifique seus dados, por favor.';

/** Returns a card of the wallet or a new one; throws for a number that ends in 0. */
function charged({ world, owner }: { world: World; owner: string }, { cardId, card }: PaymentInput) {
  if (card) checkCard(world, card);
  else if (!cardId)
    throw new Refusal(422, { error: 'fields are not valid', errors: { card: 'Informe um cartão' } });
  const number = card ? card.number.replace(/\s/g, '') : cardOf(world, owner, cardId ?? '').number;
  if (number.endsWith('0')) throw new Refusal(422, { error: PAYMENT_REFUSED });
  return { brand: (card && cardBrand(number)) ?? 'Cartão', number: `**** **** **** ${number.slice(-4)}` };
}

/** Creates a payment slip for an amount, with the usual due date. */
function slip(kept: Kept, amount: number, now: number) {
  const dueDate = businessDaysAfter(now, BOLETO_DAYS);
  return { amount, dueDate, digitableLine: digitableLine(amount, dueDate, kept.number) };
}

/** Pays the price of a reservation by one of the payment methods. */
export function pay(world: World, kept: Kept, type: string, input: PaymentInput): Kept {
  found(isPaymentType(type) || undefined, 'way to pay');
  const now = world.now();
  if (kept.expired) throw new Refusal(409, { error: 'TEMPO ESGOTADO' });
  const status = statusOf(kept, now);
  if (status !== 'PRE_RESERVE')
    throw new Refusal(409, { error: `a reservation that is ${status} is not paid` });
  const past = stepsUntil(kept, now);
  delete kept.arrivesAt;
  const set = (payment: Partial<Payment>, plan: readonly Step[], from = now) => {
    kept.payment = { type, status: 'PENDING', amount: kept.amount, ...payment };
    kept.steps = [...past, ...scheduled(plan, from)];
  };
  if (type === 'card') {
    const card = charged({ world, owner: kept.owner }, input);
    set({ status: 'PAID', card, installments: input.installments ?? 1 }, reservedPlan(kept.type));
    delete kept.expiresAt;
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
    const { simulationId = null, fundingType = type === 'financing' ? 'PSA' : null } = input;
    kept.amount = 0;
    set({ amount: kept.price, simulationId, fundingType }, payingPlan(type));
    delete kept.expiresAt;
  }
  return kept;
}

/** Sets the payment method of the remaining price; only while the order waits for it. */
export function payRemaining(world: World, kept: Kept, method: string, simulationId?: string): Kept {
  if (!isBalanceMethod(method)) {
    const errors = { paymentMethod: 'Selecione uma forma de pagamento' };
    throw new Refusal(422, { error: 'fields are not valid', errors });
  }
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
  };
  kept.steps = [...stepsUntil(kept, now), ...scheduled(payingPlan(method), now)];
  return kept;
}
