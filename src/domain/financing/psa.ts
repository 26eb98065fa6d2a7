import { roundToCents, shareOf } from '../money/money';
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

/** The answer of both PSA services (spec financing#answers). entrada_*_residual: the final installment's bounds in percent of the price. */
export interface PsaAnswer {
  valor_entrada: number;
  parcelas_disponiveis: readonly number[];
  valor_parcelas: number;
  valor_financiamento: number;
  entrada_maxima_residual?: number | null;
  entrada_minima_residual?: number | null;
  parcela_residual?: number | null;
  texto_legal?: string;
}

/** entrancePercent is a share, 0 to 1; the final installment is a percent (spec financing#percents). */
export interface PsaRequest extends SimulatedCar {
  entrancePercent: number;
  numberOfInstallments: number;
  finalInstallmentPercentage?: number;
}

type FinalBounds = Pick<SimulationFigures, 'minFinalInstallmentPercent' | 'maxFinalInstallmentPercent'>;

/**
 * Shared by both plans.
 * @param noFinal the final installment of an answer that names none
 * @param bounds of the final installment, where an answer names none
 */
const shared = (noFinal: number, bounds: FinalBounds) => ({
  simulator: 'installment-check' as const,
  psa: true,
  request(input: SimulationInput): PsaRequest {
    const { entrancePercent, numberOfInstallments, finalInstallmentPercentage } = input;
    return {
      ...simulatedCar(input),
      entrancePercent: shareOf(entrancePercent),
      numberOfInstallments,
      ...(finalInstallmentPercentage !== undefined && { finalInstallmentPercentage }),
    };
  },
  figures: (answer: PsaAnswer, input: SimulationInput): SimulationFigures => ({
    entranceValue: roundToCents(answer.valor_entrada),
    installmentsAvailable: answer.parcelas_disponiveis.filter(isInstallmentCount),
    installmentsValue: roundToCents(answer.valor_parcelas),
    totalInstallments: roundToCents(answer.valor_financiamento),
    maxFinalInstallmentPercent: answer.entrada_maxima_residual ?? bounds.maxFinalInstallmentPercent,
    minFinalInstallmentPercent: answer.entrada_minima_residual ?? bounds.minFinalInstallmentPercent,
    finalInstallmentValue: roundToCents(answer.parcela_residual ?? noFinal),
    hasOffers: hasOffers(input),
    legalText: answer.texto_legal ?? '',
  }),
});

const range = { entrancePercent: 30, numberOfInstallments: 36 };
const BALLOON = { minFinalInstallmentPercent: 10, maxFinalInstallmentPercent: 40 };

/** Smaller installments and a final one. */
export const psaBalloon = {
  // A plan of which the greatest part is not known is none.
  ...shared(Number.NaN, BALLOON),
  name: { 'pt-BR': 'Parcela final (balão)', 'es-AR': 'Cuota final (balón)' },
  title: { 'pt-BR': 'Plano com parcela final', 'es-AR': 'Plan con cuota final' },
  about: {
    'pt-BR': 'Uma parte do valor fica para a parcela final, e as parcelas de cada mês ficam menores.',
    'es-AR': 'Una parte del valor queda para la cuota final, y las cuotas de cada mes son más bajas.',
  },
  call: 'simulatePsaBalloon' as const,
  range: {
    ...range,
    minEntrancePercent: 20,
    maxEntrancePercent: 60,
    installmentsAvailable: [24, 36, 48],
    finalInstallmentPercentage: 30,
    ...BALLOON,
  },
} satisfies FinancingAdapter<PsaRequest, PsaAnswer>;

/** Equal installments. */
export const psaTraditional = {
  ...shared(0, NO_FINAL_INSTALLMENT),
  name: { 'pt-BR': 'Parcelas iguais', 'es-AR': 'Cuotas iguales' },
  title: { 'pt-BR': 'Plano com parcelas iguais', 'es-AR': 'Plan con cuotas iguales' },
  about: {
    'pt-BR': 'Entrada e parcelas iguais até o fim, sem parcela final.',
    'es-AR': 'Anticipo y cuotas iguales hasta el final, sin cuota final.',
  },
  call: 'simulatePsaLinear' as const,
  range: {
    ...range,
    minEntrancePercent: 10,
    maxEntrancePercent: 90,
    installmentsAvailable: [12, 24, 36, 48, 60],
    ...NO_FINAL_INSTALLMENT,
  },
} satisfies FinancingAdapter<PsaRequest, PsaAnswer>;
