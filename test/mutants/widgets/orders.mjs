/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'orders: the way back leaves the focus',
    file: 'widgets/orders/deferred/List.tsx',
    find: 'if (!moved.current) return;',
    put: 'return;',
  },
  {
    name: 'orders: a guest’s orders replace those of an expired session',
    file: 'src/features/session/use-account-rows.ts',
    find: "isPaused: () => isPaused() && $session.get().end === 'expired',",
    put: 'isPaused: () => false,',
  },
];
