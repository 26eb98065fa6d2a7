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
  {
    name: 'identity-validation: a press whose answer was lost sends a second code',
    file: 'widgets/identity-validation/deferred/use-validation.ts',
    find: 'if (status >= 400 && status < 500) confirm();',
    put: 'confirm();',
  },
  {
    name: 'identity-validation: two presses send two codes',
    file: 'src/features/account/ResendCode.tsx',
    find: 'if (isSending.current) return;',
    put: '',
  },
  {
    name: 'identity-validation: what is typed is lost before another code was sent',
    file: 'widgets/identity-validation/deferred/TokenStep.tsx',
    find: 'if (isSent) setCount((before) => before + 1);',
    put: 'setCount((before) => before + 1);',
  },
  {
    name: 'identity-validation: starts without a birthday',
    file: 'widgets/identity-validation/deferred/rules.ts',
    find: 'birthday: birthday(language),',
    put: '',
  },
];
