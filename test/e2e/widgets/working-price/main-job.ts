import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-working-price';

export const mainJob: MainJob = {
  markup: '<vt-working-price></vt-working-price>',
  user: 'vendas',
  steps: [
    signIn(tag, 'vendas'),
    {
      async act(page) {
        const price = widget(page, tag).locator('tbody .cell-value').first();
        await price.click();
        await widget(page, tag).locator('.cell-input input').fill('135000');
        await page.keyboard.press('Enter');
      },
      done: seen((page) => widget(page, tag).getByText(/^(1 alteração não salva|1 cambio sin guardar)\.$/)),
    },
    {
      act: pressed(tag, /^(Salvar 1 alteração|Guardar 1 cambio)$/),
      done: seen((page) => widget(page, tag).getByText(/^(1 alteração salva|Se guardó 1 cambio)\.$/)),
    },
  ],
};
