import {
  array,
  check,
  fallback,
  type InferOutput,
  integer,
  looseObject,
  minLength,
  nullish,
  number,
  optional,
  pipe,
  string,
} from 'valibot';
import { MOST_INSTALLMENTS } from '#domain/core/bounds';
import {
  amount,
  charge,
  figure,
  flagOr,
  installments,
  list,
  numberBetween,
  optionalText,
  percent,
  text,
  withFields,
  year,
} from './fields';

/** Input of a simulation (spec financing#simulation). Amounts in the market's currency, percents from 0 to 100. */
export const simulatedCar = {
  /** The version's code. */
  mvs: string(),
  year: number(),
  price: number(),
  planId: optional(string()),
  partIds: optional(array(string())),
  colorCode: optional(string()),
} as const;
export const simulationInput = withFields(simulatedCar, {
  entrancePercent: number(),
  numberOfInstallments: number(),
  finalInstallmentPercentage: optional(number()),
});

/**
 * A simulation in the common form of all adapters (spec financing#simulation). totalInstallments: the financed amount,
 * which the two PSA services call valor_financiamento. source: ZFLOW, CDC, PSA_TRADITIONAL, NEXT, PSA_BALAO.
 * planType: MSC, ECOM, OFFER. legalText: rate and effective cost, shown beside the figures. couponName (ours): the
 * coupon that the figures include, discount what it takes off the price; both absent if there is none.
 */
export const simulation = looseObject({
  id: string(),
  source: text,
  planType: text,
  planId: text,
  offerId: optionalText,
  mvs: text,
  year,
  price: amount,
  colorCode: text,
  partIds: list(string()),
  entrancePercent: percent,
  numberOfInstallments: installments,
  finalInstallmentPercentage: percent,
  entranceValue: figure,
  installmentsAvailable: list(figure),
  installmentsValue: figure,
  totalInstallments: charge,
  maxFinalInstallmentPercent: percent,
  minFinalInstallmentPercent: percent,
  finalInstallmentValue: charge,
  hasOffers: flagOr(false),
  legalText: text,
  couponName: text,
  discount: charge,
  /** The address at which an external flow (ZFLOW) continues. */
  externalUrl: optionalText,
  createdAt: text,
});
export type Simulation = InferOutput<typeof simulation>;

const share = numberBetween(0, 100);
const installmentCount = pipe(numberBetween(1, MOST_INSTALLMENTS), integer());
/** A slider's step; 1 if missing or invalid. */
const step = fallback(nullish(numberBetween(0.01, 100), 1), 1);

/**
 * Initial values and bounds of a bank's calculator; steps in percent (spec financing#sliders). An inconsistent range
 * is invalid; the default range then applies (fallbacks/simulate).
 */
export const simulationDefaults = pipe(
  looseObject({
    entrancePercent: share,
    minEntrancePercent: share,
    maxEntrancePercent: share,
    entranceStep: step,
    numberOfInstallments: installmentCount,
    installmentsAvailable: pipe(array(installmentCount), minLength(1)),
    finalInstallmentPercentage: nullish(share),
    minFinalInstallmentPercent: nullish(share),
    maxFinalInstallmentPercent: nullish(share),
    finalInstallmentStep: step,
  }),
  check((range) => range.minEntrancePercent <= range.maxEntrancePercent),
);

/** NEXT's answer (spec financing#answers): all numbers of installments with all residuals, in percent of the price. */
export const nextSimulation = looseObject({
  simulations: array(
    looseObject({
      installmentsQuantity: figure,
      entranceValue: figure,
      values: array(
        looseObject({
          residual: figure,
          installmentsValue: figure,
          /** The total to pay, including the final installment. */
          forwardPrice: figure,
          residualValue: figure,
        }),
      ),
    }),
  ),
  legalText: text,
});

/** CDC's answer (spec financing#answers). prazo: months; vlcalca: one installment. */
export const cdcSimulation = looseObject({
  upFrontValue: figure,
  totalAmountFinanced: figure,
  plans: array(looseObject({ prazo: figure, vlcalca: figure })),
  legalText: text,
});

/** The answer of both PSA services (spec financing#answers). entrada_*_residual: the final installment's bounds in percent of the price. */
export const psaSimulation = looseObject({
  valor_entrada: figure,
  parcelas_disponiveis: array(figure),
  valor_parcelas: figure,
  valor_financiamento: figure,
  entrada_maxima_residual: percent,
  entrada_minima_residual: percent,
  parcela_residual: charge,
  texto_legal: text,
});

/** A financing plan of a car, with the resulting installment. */
export const financingPlan = looseObject({
  planId: string(),
  name: text,
  source: string(),
  planType: text,
  /** Monthly rate in percent: 1.49. */
  rate: percent,
  entranceValue: figure,
  numberOfInstallments: figure,
  installmentsValue: figure,
  finalInstallmentValue: charge,
  legalText: text,
});
