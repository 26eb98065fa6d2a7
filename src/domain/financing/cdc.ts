import { noSimulationFor } from '../errors/developer';
import { fromCents, isAmount, percentOf, roundToCents, toCents } from '../money/money';
import {
  type FinancingAdapter,
  hasOffers,
  isInstallmentCount,
  NO_FINAL_INSTALLMENT,
  type SimulatedCar,
  type SimulationFigures,
  type SimulationInput,
  simulatedCar,
} from './simulation';

/** CDC's answer (spec financing#answers). prazo: months; vlcalca: one installment. */
export interface CdcAnswer {
  upFrontValue: number;
  totalAmountFinanced: number;
  plans: readonly { prazo: number; vlcalca: number }[];
  legalText?: string;
}

/** The entrance is sent as money, (percent / 100) times price (spec financing#percents). There is no final installment. */
export const cdc = {
  name: { 'pt-BR': 'CDC', 'es-AR': 'Crédito prendario' },
  title: { 'pt-BR': 'CDC com parcelas iguais', 'es-AR': 'Crédito prendario con cuotas iguales' },
  about: {
    'pt-BR': 'O crédito direto ao consumidor: você dá uma entrada e paga parcelas iguais.',
    'es-AR': 'Un crédito con el auto como garantía: das un anticipo y pagás cuotas iguales.',
  },
  simulator: 'cdc-simulator' as const,
  call: 'simulateCdc' as const,
  rangeCall: 'getCdcDefaults' as const,
  range: {
    entrancePercent: 30,
    minEntrancePercent: 10,
    maxEntrancePercent: 90,
    numberOfInstallments: 36,
    installmentsAvailable: [12, 18, 24, 36, 48, 60],
    ...NO_FINAL_INSTALLMENT,
  },
  request: (input: SimulationInput) => ({
    ...simulatedCar(input),
    downPayment: fromCents(percentOf(toCents(input.price), input.entrancePercent)),
  }),
  /**
   * Throws if there is no plan with this number of months, with the text that the specification has for NEXT; the installment is NaN
   * if it may be that of a plan that says no term or no amount. Such a plan is ignored otherwise.
   */
  figures(
    { upFrontValue, totalAmountFinanced, plans: all, legalText = '' }: CdcAnswer,
    input: SimulationInput,
  ): SimulationFigures {
    const plans = all.filter(({ vlcalca }) => isAmount(vlcalca));
    const plan = plans.find(({ prazo }) => prazo === input.numberOfInstallments);
    const isUnclear = all.some(({ prazo, vlcalca }) => Number.isNaN(prazo) || Number.isNaN(vlcalca));
    if (!plan && !isUnclear) throw new RangeError(noSimulationFor(input.numberOfInstallments));
    return {
      entranceValue: roundToCents(upFrontValue),
      installmentsAvailable: plans.map(({ prazo }) => prazo).filter(isInstallmentCount),
      installmentsValue: plan ? roundToCents(plan.vlcalca) : Number.NaN,
      totalInstallments: roundToCents(totalAmountFinanced),
      maxFinalInstallmentPercent: 0,
      minFinalInstallmentPercent: 0,
      finalInstallmentValue: 0,
      hasOffers: hasOffers(input),
      legalText,
    };
  },
} satisfies FinancingAdapter<SimulatedCar & { downPayment: number }, CdcAnswer>;
