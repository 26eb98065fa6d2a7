/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'hooks: a hidden tab goes on polling',
    file: 'src/ui/hooks/use-polling.ts',
    find: 'if (isOver || document.hidden) return;',
    put: 'if (isOver) return;',
  },
  {
    name: 'identity-validation: another account sees the stored validation fail',
    file: 'widgets/identity-validation/deferred/use-validation.ts',
    find: 'await orNull(identity.getIdentityValidation({ id }, { signal }))',
    put: 'await identity.getIdentityValidation({ id }, { signal })',
  },
];
