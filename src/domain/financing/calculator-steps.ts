/** Slider steps: one for the down payment and one for the final installment (spec financing#sliders). */
export const CALCULATOR_STEPS = { downPayment: 1, finalInstallment: 1 } as const;
