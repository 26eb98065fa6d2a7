import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-order-timeline';

export const mainJob: MainJob = {
  markup: '<vt-order-timeline order="res-user-ana-2"></vt-order-timeline>',
  steps: [
    {
      // It has no sign-in of its own: the order is the result.
      act: signIn(tag).act,
      done: seen((page) => widget(page, tag).getByText('Andamento do pedido', { exact: true }).last()),
    },
    {
      act: pressed(tag, /^Atualizar$/),
      done: seen((page) => widget(page, tag).getByText(/^O carro já foi faturado/)),
    },
  ],
};
