/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'login: the answer of another site is believed without its state',
    file: 'src/features/account/social.ts',
    find: 'if (!asked || asked.state !== state)',
    put: 'if (!asked)',
  },
  {
    name: 'login: the token stays in the address',
    file: 'src/features/account/social.ts',
    find: 'writeAddress(withoutAnswer());',
    put: '',
  },
  {
    name: 'login: a wrong password tells whether the account exists',
    file: 'widgets/login/deferred/sign-in.ts',
    find: "if (status === 401) fail('wrong', messages.wrong);",
    put: "if (status === 401) fail('wrong', (await checkUser({ id: name })).exists ? messages.wrong : messages.blocked);",
  },
];
