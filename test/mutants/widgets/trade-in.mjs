/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'trade-in: the older call never stands in',
    file: 'widgets/trade-in/deferred/value-car.ts',
    find: "if (kind === 'refused' || kind === 'offline' || kind === 'canceled') throw error;",
    put: 'throw error;',
  },
  {
    name: 'trade-in: an answer without a value counts as one',
    file: 'src/features/trade-in/valuation-failure.ts',
    find: 'if (!valueRange(valuation)) throw unavailable(language);',
    put: '',
  },
  {
    name: 'trade-in: the car is never the down payment',
    file: 'src/features/trade-in/TradeInPayment.tsx',
    find: 'if (wanted) onPercent(wanted);',
    put: '',
  },
];
