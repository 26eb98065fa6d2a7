import { noSimulationFor, noValuesFor } from '../errors/developer';
import { fromCents, isAmount, roundToCents, toCents } from '../money/money';
import {
  type FinancingAdapter,
  hasOffers,
  isInstallmentCount,
  type SimulatedCar,
  type SimulationFigures,
  type SimulationInput,
  simulatedCar,
} from './simulation';

/** One of NEXT's simulations (spec financing#answers): residual in percent, values in the market's currency. */
export interface NextSimulation<V extends { residual: number }> {
  installmentsQuantity: number;
  values: readonly V[];
}

/** Returns the simulation with this number of installments. Throws if there is none (spec financing#next-selection). */
function nextSimulation<S extends { installmentsQuantity: number }>(
  simulations: readonly S[],
  installments: number,
): S {
  const simulation = simulations.find((each) => each.installmentsQuantity === installments);
  if (!simulation) throw new RangeError(noSimulationFor(installments));
  return simulation;
}

/** Returns the value with this residual, in percent. Throws if there is none (spec financing#next-selection). */
function residualValue<V extends { residual: number }>(values: readonly V[], residual: number): V {
  const value = values.find((each) => each.residual === residual);
  if (!value) throw new RangeError(noValuesFor(residual));
  return value;
}

/** Whether the percent and the amounts of a value are in range. */
const isPossible = (value: NextAnswer['simulations'][number]['values'][number]): boolean =>
  value.residual >= 0 &&
  value.residual <= 100 &&
  isAmount(value.installmentsValue) &&
  isAmount(value.residualValue);

/** NEXT's answer (spec financing#answers): every number of installments with every residual. */
export interface NextAnswer {
  simulations: readonly (NextSimulation<{
    residual: number;
    installmentsValue: number;
    forwardPrice: number;
    residualValue: number;
  }> & { entranceValue: number })[];
  legalText?: string;
}

/** The entrance is sent as a percent (spec financing#percents). */
export const next = {
  name: { 'pt-BR': 'Next', 'es-AR': 'Next' },
  title: { 'pt-BR': 'Next com parcela final', 'es-AR': 'Next con cuota final' },
  about: {
    'pt-BR':
      'Parcelas menores e uma parcela final. No fim, você troca de carro, fica com ele ou o devolve. Um consultor completa a contratação com você.',
    'es-AR':
      'Cuotas más bajas y una cuota final. Al terminar, cambiás el auto, te lo quedás o lo devolvés. Un asesor completa la contratación con vos.',
  },
  simulator: 'next-simulator' as const,
  call: 'simulateNext' as const,
  rangeCall: 'getNextDefaults' as const,
  range: {
    entrancePercent: 30,
    minEntrancePercent: 20,
    maxEntrancePercent: 60,
    numberOfInstallments: 36,
    installmentsAvailable: [24, 30, 36],
    finalInstallmentPercentage: 40,
    minFinalInstallmentPercent: 20,
    maxFinalInstallmentPercent: 50,
    finalInstallmentStep: 10,
  },
  request: (input: SimulationInput) => ({ ...simulatedCar(input), entrancePercent: input.entrancePercent }),
  figures({ simulations, legalText = '' }: NextAnswer, input: SimulationInput): SimulationFigures {
    const { price, numberOfInstallments, finalInstallmentPercentage = 0 } = input;
    const { entranceValue, values: all } = nextSimulation(simulations, numberOfInstallments);
    const values = all.filter(isPossible);
    const value = residualValue(values, finalInstallmentPercentage);
    const residuals = values.map(({ residual }) => residual);
    return {
      entranceValue: roundToCents(entranceValue),
      installmentsAvailable: simulations
        .map(({ installmentsQuantity }) => installmentsQuantity)
        .filter(isInstallmentCount),
      installmentsValue: roundToCents(value.installmentsValue),
      totalInstallments: fromCents(toCents(price) - toCents(entranceValue)),
      maxFinalInstallmentPercent: Math.max(...residuals),
      minFinalInstallmentPercent: Math.min(...residuals),
      finalInstallmentValue: roundToCents(value.residualValue),
      hasOffers: hasOffers(input),
      legalText,
    };
  },
} satisfies FinancingAdapter<SimulatedCar & { entrancePercent: number }, NextAnswer>;
