/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'order-timeline: a failed load cannot be retried',
    file: 'widgets/order-timeline/deferred/Order.tsx',
    find: '    retry();\n',
    put: '',
  },
  {
    name: 'order-timeline: a late status overtakes a cancellation',
    file: 'src/features/orders/use-order-status.ts',
    find: 'if (latest.current !== asked) return;',
    put: '',
  },
  {
    name: 'order-timeline: a refused cancellation loses its words',
    file: 'src/features/orders/CancelDialog.tsx',
    find: 'if (statusOf(error) !== TOO_LATE) throw error;',
    put: 'throw error;',
  },
  {
    name: 'order-timeline: an order that is under way by truck can be cancelled',
    file: 'src/domain/orders/order-progress.ts',
    find: "  'TRANSPORTING',\n",
    put: '',
  },
];
