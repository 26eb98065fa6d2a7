import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-promotion-admin';

export const mainJob: MainJob = {
  markup: '<vt-promotion-admin></vt-promotion-admin>',
  user: 'equipe',
  steps: [
    signIn(tag, 'equipe'),
    {
      act: pressed(tag, /^(Nova promoção|Nueva promoción)$/),
      done: seen((page) => widget(page, tag).locator('dialog #name')),
    },
    {
      async act(page) {
        const dialog = widget(page, tag).locator('dialog');
        await dialog.locator('#name').fill('Natal 2026');
        await dialog.locator('#startsAt').fill('2026-12-01');
        await dialog.locator('#endsAt').fill('2026-12-24');
        await dialog.locator('[id="prizes.0.name"]').fill('Ceia');
        await pressed(tag, /^(Salvar promoção|Guardar promoción)$/)(page);
      },
      done: seen((page) =>
        widget(page, tag).getByText(/^(Promoção Natal 2026 salva|Se guardó la promoción Natal 2026)\.$/),
      ),
    },
  ],
};
