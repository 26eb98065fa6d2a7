import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { Refusal } from '../answers';
import { figuresOf, yearly } from './annuity';
import { BANK_WORDS } from './bank-words';

/** A bank's conditions. Percentages from 0 to 100, monthly rates. */
interface Bank {
  /** By plan type; an offer's rate is the lowest. */
  rates: Record<string, number>;
  /** Possible numbers of installments. */
  counts: readonly [number, ...number[]];
  entrance: readonly [from: number, to: number, usual: number];
  /** Bounds and default of the final installment; absent if there is none. */
  residual?: readonly [from: number, to: number, usual: number];
}

const BANKS: Record<string, Bank> = {
  CDC: {
    rates: { MSC: 0.0169, ECOM: 0.0159, OFFER: 0.0109 },
    counts: [12, 18, 24, 36, 48, 60],
    entrance: [10, 90, 30],
  },
  NEXT: {
    rates: { MSC: 0.0155, ECOM: 0.0149, OFFER: 0.0099 },
    counts: [24, 30, 36],
    entrance: [20, 60, 30],
    residual: [20, 50, 40],
  },
  PSA_BALAO: {
    rates: { MSC: 0.0149, ECOM: 0.0145, OFFER: 0.0099 },
    counts: [24, 36, 48],
    entrance: [20, 60, 30],
    residual: [10, 40, 30],
  },
  PSA_TRADITIONAL: {
    rates: { MSC: 0.0162, ECOM: 0.0154, OFFER: 0.0105 },
    counts: [12, 24, 36, 48, 60],
    entrance: [10, 90, 30],
  },
};

/** Step of the final installments that a calculator offers, in percent. */
const RESIDUAL_STEP = 10;

export function bankOf(source: string): Bank {
  const bank = BANKS[source];
  if (!bank) throw new Refusal(422, { error: `No adapter found for financing type ${source}` });
  return bank;
}

/** Returns the final installments that a bank offers in percent, in ascending order. */
export function residualsOf({ residual }: Bank): number[] {
  if (!residual) return [0];
  const [from, to] = residual;
  return Array.from({ length: (to - from) / RESIDUAL_STEP + 1 }, (_, i) => from + i * RESIDUAL_STEP);
}

export interface Terms {
  price: number;
  /** From 0 to 100. */
  entrancePercent: number;
  numberOfInstallments: number;
  /** From 0 to 100. */
  finalInstallmentPercentage?: number;
  planType?: string;
}

const outside = (value: number, [from, to]: readonly [number, number, number]) => value < from || value > to;

/** Refuses terms that the bank does not offer, by field. */
function check(bank: Bank, terms: Terms, language: Language): void {
  const messages = BANK_WORDS[language];
  const { price, entrancePercent, numberOfInstallments, finalInstallmentPercentage: final = 0 } = terms;
  const errors = {
    ...(price <= 0 && { price: messages.price }),
    ...(outside(entrancePercent, bank.entrance) && {
      entrancePercent: messages.entrance(bank.entrance[0], bank.entrance[1]),
    }),
    ...(!bank.counts.includes(numberOfInstallments) && {
      numberOfInstallments: messages.counts(bank.counts.join(', ')),
    }),
    ...(final !== 0 &&
      (!bank.residual || outside(final, bank.residual)) && {
        finalInstallmentPercentage: bank.residual
          ? messages.final(bank.residual[0], bank.residual[1])
          : messages.noFinal,
      }),
    ...(entrancePercent + final >= 100 && {
      finalInstallmentPercentage: messages.whole,
    }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'the bank does not lend so', errors });
}

/** Formats a percentage; equal in both languages. */
const percent = (share: number) =>
  `${(share * 100).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}%`;

export const defaultsOf = (source: string) => {
  const { counts, entrance, residual } = bankOf(source);
  const [minEntrancePercent, maxEntrancePercent, entrancePercent] = entrance;
  const [min, max, usual] = residual ?? [0, 0, 0];
  return {
    entrancePercent,
    minEntrancePercent,
    maxEntrancePercent,
    entranceStep: 1,
    numberOfInstallments: counts.includes(36) ? 36 : counts[0],
    installmentsAvailable: [...counts],
    finalInstallmentPercentage: usual,
    minFinalInstallmentPercent: min,
    maxFinalInstallmentPercent: max,
    // PSA takes any value, NEXT those of its answer.
    finalInstallmentStep: source === 'NEXT' ? RESIDUAL_STEP : 1,
  };
};

export const ratesOf = (source: string, planType = 'MSC'): number => {
  const { rates } = bankOf(source);
  return rates[planType] ?? rates.MSC ?? 0;
};

/**
 * Returns a simulation in the common form of all banks (spec financing#simulation), without its id.
 * @param example whether its legal text applies to other terms too
 */
export function simulated(source: string, terms: Terms, language: Language = 'pt-BR', example = false) {
  const bank = bankOf(source);
  const messages = BANK_WORDS[language];
  const money = (amount: number) => formatCurrency(amount, language);
  const [min, max, usual] = bank.residual ?? [0, 0, 0];
  const { price, entrancePercent, numberOfInstallments: count, planType = 'MSC' } = terms;
  const residualPercent = terms.finalInstallmentPercentage ?? usual;
  check(bank, { ...terms, finalInstallmentPercentage: residualPercent }, language);
  const rate = ratesOf(source, planType);
  const loan = { price, entrance: entrancePercent / 100, residual: residualPercent / 100, rate, count };
  const { entranceValue, financed, installmentsValue, finalInstallmentValue, total, cost } = figuresOf(loan);
  return {
    finalInstallmentPercentage: residualPercent,
    entranceValue,
    installmentsAvailable: [...bank.counts],
    installmentsValue,
    totalInstallments: financed,
    maxFinalInstallmentPercent: max,
    minFinalInstallmentPercent: min,
    finalInstallmentValue,
    hasOffers: planType === 'OFFER',
    legalText: messages.legal({
      label: messages.labels[source] ?? source,
      price: money(price),
      entrance: money(entranceValue),
      entrancePercent: entrancePercent.toLocaleString('pt-BR', { maximumFractionDigits: 2 }),
      count,
      installment: money(installmentsValue),
      ...(finalInstallmentValue > 0 && { final: money(finalInstallmentValue) }),
      rate: percent(rate),
      yearlyRate: percent(yearly(rate)),
      nominalRate: percent(12 * rate),
      cost: percent(cost),
      yearlyCost: percent(yearly(cost)),
      total: money(total),
      example,
    }),
    total,
  };
}
