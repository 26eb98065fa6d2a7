/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'account: a section that is left loses what was typed',
    file: 'widgets/account/deferred/Area.tsx',
    find: '.filter(({ id }) => seen.current.has(id))',
    put: '.filter(({ id }) => id === open)',
  },
  {
    name: 'account: a link of a benefit leads to any address',
    file: 'widgets/account/deferred/benefits/benefit-links.ts',
    find: 'const address = outsideAddress((await calls[benefit]()).url);',
    put: 'const address = (await calls[benefit]()).url;',
  },
  {
    name: 'account: a late link opens after the visitor has left',
    file: 'widgets/account/deferred/benefits/Benefits.tsx',
    find: 'if (!isCurrent()) return;',
    put: '',
  },
  {
    name: 'account: the site of a benefit can reach the page that opened it',
    file: 'src/page/open-tab.ts',
    find: 'tab.opener = null;',
    put: '',
  },
  {
    name: 'account: the focus goes to a title that the visitor has moved on from',
    file: 'src/element/begin-at-title.ts',
    find: 'root.activeElement === before && titleOf(area)',
    put: 'titleOf(area)',
  },
];
