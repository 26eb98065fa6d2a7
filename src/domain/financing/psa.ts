import { roundToCents, shareOf } from '../money';
import { type FinancingAdapter, hasOffers, type SimulatedCar, simulatedCar } from './simulation';

/** Both PSA services' answer (calls 3.1). entrada_*_residual: the final installment's bounds in percent of the price. */
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

/** entrancePercent is a share here, 0 to 1; the final installment stays a percent (calls 5.1, decisions). */
export interface PsaRequest extends SimulatedCar {
  entrancePercent: number;
  numberOfInstallments: number;
  finalInstallmentPercentage?: number;
}

/** PSA_BALAO, with a final installment, and PSA_TRADITIONAL, without: the same words for both. */
export const psa: FinancingAdapter<PsaRequest, PsaAnswer> = {
  request(input) {
    const { entrancePercent, numberOfInstallments, finalInstallmentPercentage } = input;
    return {
      ...simulatedCar(input),
      entrancePercent: shareOf(entrancePercent),
      numberOfInstallments,
      ...(finalInstallmentPercentage !== undefined && { finalInstallmentPercentage }),
    };
  },
  figures: (answer, input) => ({
    entranceValue: roundToCents(answer.valor_entrada),
    installmentsAvailable: [...answer.parcelas_disponiveis],
    installmentsValue: roundToCents(answer.valor_parcelas),
    totalInstallments: roundToCents(answer.valor_financiamento),
    maxFinalInstallmentPercent: answer.entrada_maxima_residual ?? 0,
    minFinalInstallmentPercent: answer.entrada_minima_residual ?? 0,
    finalInstallmentValue: roundToCents(answer.parcela_residual ?? 0),
    hasOffers: hasOffers(input),
    legalText: answer.texto_legal ?? '',
  }),
};
