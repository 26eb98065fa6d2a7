import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-order-timeline';

export const mainJob: MainJob = {
  markup: '<vt-order-timeline order="res-user-ana-2"></vt-order-timeline>',
  steps: [
    {
      async act(page) {
        await page.evaluate(() => {
          // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser
          document.cookie = 'vitrine_session=ana; path=/';
          document.dispatchEvent(new Event('vt-session-started', { bubbles: true }));
        });
      },
      done: seen((page) => widget(page, tag).getByText('Andamento do pedido', { exact: true }).last()),
    },
    {
      act: pressed(tag, /^Atualizar$/),
      done: seen((page) => widget(page, tag).getByText(/^O carro já foi faturado/)),
    },
  ],
};
