/** @type {import('../../../scripts/lib/mutants.mjs').Mutant[]} */
export const mutants = [
  {
    name: 'contact-form: what was sent is not told',
    file: 'widgets/contact-form/deferred/send.ts',
    find: "sent: ['vt-contact-sent', ({ id }) => ({ id, dealer: dealerCode || null })],",
    put: '',
  },
  {
    name: "contact-form: a dealer's message goes to the brand",
    file: 'widgets/contact-form/deferred/send.ts',
    find: 'dealerCode ? sendContactToDealer : sendContact;',
    put: 'sendContact;',
  },
];
