import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-card-wallet';

export const mainJob: MainJob = {
  markup: '<vt-card-wallet></vt-card-wallet>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Incluir cartão$/),
      done: seen((page) => widget(page, tag).getByLabel('Número do cartão')),
    },
    {
      async act(page) {
        const element = widget(page, tag);
        await element.getByLabel('Número do cartão').fill('5555 5555 5555 4444');
        await element.getByLabel('Nome como está no cartão').fill('Ana Nogueira');
        await element.getByLabel('Validade (MM/AA)').fill('12/40');
        await element.getByLabel('Código de segurança').fill('123');
        await pressed(tag, /^Salvar cartão$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Mastercard final 4444' })),
    },
  ],
};
