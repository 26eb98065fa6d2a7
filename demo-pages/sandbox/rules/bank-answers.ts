import type { Language } from '#domain/core/brands';
import { bankOf, defaultsOf, ratesOf, residualsOf, simulated } from './banks';

/** The input that all banks share. */
interface Asked {
  price: number;
  /** 0 to 100. */
  entrancePercent: number;
}

/** The answer of the two PSA services, whose entrance is a percentage. */
export function psaAnswer(
  source: string,
  body: {
    price: number;
    entrancePercent: number;
    numberOfInstallments: number;
    finalInstallmentPercentage?: number;
    planId?: string;
  },
  language?: Language,
) {
  const { finalInstallmentPercentage: final, planId = '' } = body;
  // psaOffers names its plans source-planType.
  const planType = planId.startsWith(`${source}-`) ? planId.slice(source.length + 1) : undefined;
  const terms = {
    price: body.price,
    // Without the rounding errors of a binary fraction.
    entrancePercent: Number((body.entrancePercent * 100).toPrecision(14)),
    numberOfInstallments: body.numberOfInstallments,
    ...(final !== undefined && { finalInstallmentPercentage: final }),
    ...(planType && { planType }),
  };
  const result = simulated(source, terms, language);
  return {
    valor_entrada: result.entranceValue,
    parcelas_disponiveis: result.installmentsAvailable,
    valor_parcelas: result.installmentsValue,
    valor_financiamento: result.totalInstallments,
    entrada_maxima_residual: result.maxFinalInstallmentPercent,
    entrada_minima_residual: result.minFinalInstallmentPercent,
    parcela_residual: result.finalInstallmentValue,
    texto_legal: result.legalText,
  };
}

/** Returns both of PSA's plans, by plan type. */
export function psaOffers(
  body: { price: number; entrancePercent?: number; numberOfInstallments?: number },
  language?: Language,
) {
  const { price, entrancePercent = 30, numberOfInstallments = 36 } = body;
  const offers = ['PSA_BALAO', 'PSA_TRADITIONAL'].flatMap((source) =>
    ['OFFER', 'ECOM'].map((planType) => {
      const terms = { price, entrancePercent, numberOfInstallments, planType };
      const result = simulated(source, terms, language);
      return {
        planId: `${source}-${planType}`,
        name: source === 'PSA_BALAO' ? 'BALAO' : 'TRADITIONAL',
        source,
        planType,
        rate: Math.round(ratesOf(source, planType) * 10_000) / 100,
        numberOfInstallments,
        entranceValue: result.entranceValue,
        installmentsValue: result.installmentsValue,
        finalInstallmentValue: result.finalInstallmentValue,
        legalText: result.legalText,
      };
    }),
  );
  return { offers };
}

/**
 * Returns every number of installments with every final installment that leaves an amount to finance (spec
 * financing#answers); they share one legal text.
 */
export function nextAnswer(body: Asked, language?: Language) {
  const bank = bankOf('NEXT');
  const of = (numberOfInstallments: number, finalInstallmentPercentage: number) =>
    simulated('NEXT', { ...body, numberOfInstallments, finalInstallmentPercentage }, language, true);
  const usual = defaultsOf('NEXT').numberOfInstallments;
  const residuals = residualsOf(bank).filter((residual) => residual + body.entrancePercent < 100);
  return {
    simulations: bank.counts.map((count) => ({
      installmentsQuantity: count,
      entranceValue: of(count, 0).entranceValue,
      values: residuals.map((residual) => {
        const { installmentsValue, finalInstallmentValue, total } = of(count, residual);
        return { residual, installmentsValue, forwardPrice: total, residualValue: finalInstallmentValue };
      }),
    })),
    legalText: of(usual, residuals[0] ?? 0).legalText,
  };
}

/**
 * Returns every number of installments for a down payment as an amount (spec financing#answers); they share one legal
 * text.
 */
export function cdcAnswer(body: { price: number; downPayment: number }, language?: Language) {
  const { price, downPayment } = body;
  const entrancePercent = price > 0 ? Number(((downPayment / price) * 100).toPrecision(14)) : 0;
  const all = bankOf('CDC').counts.map((numberOfInstallments) => ({
    prazo: numberOfInstallments,
    ...simulated('CDC', { price, entrancePercent, numberOfInstallments }, language, true),
  }));
  return {
    upFrontValue: downPayment,
    totalAmountFinanced: Math.round((price - downPayment) * 100) / 100,
    plans: all.map(({ prazo, installmentsValue }) => ({ prazo, vlcalca: installmentsValue })),
    legalText: all.find(({ prazo }) => prazo === 36)?.legalText ?? '',
  };
}
