import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-orders';

export const mainJob: MainJob = {
  markup: '<vt-orders></vt-orders>',
  steps: [
    signIn(tag),
    {
      act: pressed(tag, /^Acompanhar/),
      done: seen((page) => widget(page, tag).getByText('Andamento do pedido')),
    },
    {
      act: pressed(tag, /^Cancelar pedido$/),
      done: seen((page) => widget(page, tag).getByRole('combobox', { name: 'Motivo' })),
    },
    {
      async act(page) {
        await widget(page, tag).getByRole('combobox', { name: 'Motivo' }).selectOption('PRICE');
        await pressed(tag, /^Cancelar o pedido$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText(/^Cancelamento solicitado\./)),
    },
  ],
};
