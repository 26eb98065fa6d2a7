import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const TAG = 'vt-maintenance-simulator';

export const mainJob: MainJob = {
  markup: '<vt-maintenance-simulator mvs="358AF11"></vt-maintenance-simulator>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, TAG);
        await form.getByLabel('Quilometragem').fill('17300');
        await form.getByLabel('Meses desde a compra').fill('14');
        await form
          .locator('#modelCode option')
          .nth(1)
          .waitFor({ state: 'attached', timeout: 3000 })
          .catch(() => {});
        await pressed(TAG, /^Ver as revisões$/)(page);
      },
      done: seen((page) => widget(page, TAG).getByText('Duração prevista: 2 h.')),
    },
    {
      act: pressed(TAG, /^Agendar a 2ª revisão$/),
      done: seen((page) =>
        widget(page, TAG)
          .locator('vt-service-scheduling')
          // It speaks the page's language of when it opens.
          .getByRole('button', { name: /^(Agendar|Reservar) visita$/ }),
      ),
    },
  ],
};
