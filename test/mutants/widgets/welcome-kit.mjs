/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'welcome-kit: an address saved elsewhere is overwritten without a word',
    file: 'widgets/welcome-kit/deferred/save-kit.ts',
    find: "const body = { address, ...(typeof version === 'number' && { version }) };",
    put: 'const body = { address };',
  },
  {
    name: 'welcome-kit: the form goes while the account loads again',
    file: 'widgets/welcome-kit/deferred/Kit.tsx',
    find: '!view && !kit.address',
    put: '!kit.address',
  },
  {
    name: 'welcome-kit: an address that was saved without an answer counts as changed elsewhere',
    file: 'widgets/welcome-kit/deferred/save-kit.ts',
    find: "if (isStored(kit, address, country)) return { result: 'saved', kit };",
    put: '',
  },
];
