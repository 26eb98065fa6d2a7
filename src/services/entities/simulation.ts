import {
  array,
  boolean,
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
import { MOST_INSTALLMENTS } from '../../domain/core/bounds';
import {
  amount,
  between,
  charge,
  figure,
  installments,
  list,
  percent,
  text,
  withFields,
  year,
} from './fields';

/** What is asked of a simulation (spec financing#simulation). Amounts in the market's currency, percents from 0 to 100. */
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
 * A simulation in the form all adapters have in common (spec financing#simulation). totalInstallments: the amount that is financed,
 * which the two PSA services call valor_financiamento. source: ZFLOW, CDC, PSA_TRADITIONAL, NEXT, PSA_BALAO.
 * planType: MSC, ECOM, OFFER. legalText: rate and effective cost, to be shown beside the figures.
 */
export const simulation = looseObject({
  id: string(),
  source: text,
  planType: text,
  planId: text,
  offerId: nullish(string()),
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
  hasOffers: nullish(boolean(), false),
  legalText: text,
  /** Where an external flow (ZFLOW) is to be gone on with. */
  externalUrl: nullish(string()),
  createdAt: text,
});
export type Simulation = InferOutput<typeof simulation>;

const share = between(0, 100);
const installmentCount = pipe(between(1, MOST_INSTALLMENTS), integer());
/** What a slider moves by; 1 where it is missing or cannot be. */
const step = fallback(nullish(between(0.01, 100), 1), 1);

/**
 * Where a bank's calculator starts, and how far its sliders go; steps in percent (spec financing#sliders). One that leads
 * nowhere fails: the usual one stands in (outcomes/simulate).
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

/** NEXT's answer (spec financing#answers): every count of installments with every residual, in percent of the price. */
export const nextSimulation = looseObject({
  simulations: array(
    looseObject({
      installmentsQuantity: figure,
      entranceValue: figure,
      values: array(
        looseObject({
          residual: figure,
          installmentsValue: figure,
          /** All there is to pay, final installment included. */
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

/** Both PSA services' answer (spec financing#answers). entrada_*_residual: the final installment's bounds in percent of the price. */
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

/** A plan a car may be financed with, with the installment it comes to. */
export const financingPlan = looseObject({
  planId: string(),
  name: text,
  source: string(),
  planType: text,
  /** Monthly, as a percent: 1.49. */
  rate: percent,
  entranceValue: figure,
  numberOfInstallments: figure,
  installmentsValue: figure,
  finalInstallmentValue: charge,
  legalText: text,
});
