/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'card-wallet: the form keeps what is typed',
    file: 'src/features/card/SecretField.tsx',
    find: 'String(Number(form.values[name] ?? 0) + 1)',
    put: 'currentTarget.value',
  },
  {
    name: 'card-wallet: a lost answer sends the card again',
    file: 'widgets/card-wallet/deferred/add-card.ts',
    find: 'if (!mayBeAdded(error as { kind?: string; status?: number }, wasSent)) throw error;',
    put: 'throw error;',
  },
  {
    name: 'card-wallet: any new card is the added one',
    file: 'src/domain/payment/added-card.ts',
    find: '!before.includes(card.id) && fits(card, sent)',
    put: '!before.includes(card.id)',
  },
  {
    name: 'card-wallet: a card is sent once more under another token',
    file: 'widgets/card-wallet/deferred/use-add-card.ts',
    find: 'attempt ?? (await beginCard(isFavorite, cards, signal))',
    put: 'await beginCard(isFavorite, cards, signal)',
  },
  {
    name: 'card-wallet: the name of a contract shows a number',
    file: 'src/domain/payment/card-mask.ts',
    find: 'text.replace(CARD_NUMBER, (number) => maskCard(number))',
    put: 'text',
  },
];
