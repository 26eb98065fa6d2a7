import { array, boolean, type InferOutput, looseObject, nullish, number, optional, string } from 'valibot';
import { amount, list, text, withFields } from './fields';

/** What is asked of a simulation (calls 3.1). Amounts in the market's currency, percents from 0 to 100. */
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
 * A simulation in the form all adapters have in common (calls 3.1). totalInstallments: the amount that is financed,
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
  year: amount,
  price: amount,
  colorCode: text,
  partIds: list(string()),
  entrancePercent: amount,
  numberOfInstallments: amount,
  finalInstallmentPercentage: amount,
  entranceValue: number(),
  installmentsAvailable: list(number()),
  installmentsValue: number(),
  totalInstallments: amount,
  maxFinalInstallmentPercent: amount,
  minFinalInstallmentPercent: amount,
  finalInstallmentValue: amount,
  hasOffers: nullish(boolean(), false),
  legalText: text,
  /** Where an external flow (ZFLOW) is to be gone on with. */
  externalUrl: nullish(string()),
  createdAt: text,
});
export type Simulation = InferOutput<typeof simulation>;

/** Where a bank's calculator starts, and how far its sliders go; steps in percent (platform 9: one step). */
export const simulationDefaults = looseObject({
  entrancePercent: number(),
  minEntrancePercent: number(),
  maxEntrancePercent: number(),
  entranceStep: nullish(number(), 1),
  numberOfInstallments: number(),
  installmentsAvailable: array(number()),
  finalInstallmentPercentage: amount,
  minFinalInstallmentPercent: amount,
  maxFinalInstallmentPercent: amount,
  finalInstallmentStep: nullish(number(), 1),
});

/** NEXT's answer (calls 3.1): every count of installments with every residual, in percent of the price. */
export const nextSimulation = looseObject({
  simulations: array(
    looseObject({
      installmentsQuantity: number(),
      entranceValue: number(),
      values: array(
        looseObject({
          residual: number(),
          installmentsValue: number(),
          /** All there is to pay, final installment included. */
          forwardPrice: number(),
          residualValue: number(),
        }),
      ),
    }),
  ),
  legalText: text,
});

/** CDC's answer (calls 3.1). prazo: months; vlcalca: one installment. */
export const cdcSimulation = looseObject({
  upFrontValue: number(),
  totalAmountFinanced: number(),
  plans: array(looseObject({ prazo: number(), vlcalca: number() })),
  legalText: text,
});

/** Both PSA services' answer (calls 3.1). entrada_*_residual: the final installment's bounds in percent of the price. */
export const psaSimulation = looseObject({
  valor_entrada: number(),
  parcelas_disponiveis: array(number()),
  valor_parcelas: number(),
  valor_financiamento: number(),
  entrada_maxima_residual: amount,
  entrada_minima_residual: amount,
  parcela_residual: amount,
  texto_legal: text,
});

/** A plan a car may be financed with, with the installment it comes to. */
export const financingPlan = looseObject({
  planId: string(),
  name: text,
  source: string(),
  planType: text,
  /** Monthly, as a percent: 1.49. */
  rate: amount,
  entranceValue: number(),
  numberOfInstallments: number(),
  installmentsValue: number(),
  finalInstallmentValue: amount,
  legalText: text,
});
