import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-template-widget></vt-template-widget>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-template-widget');
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail').fill(ana.email);
        await form.getByLabel('Mensagem').fill('Quero um test drive');
        await pressed('vt-template-widget', /^Enviar$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-template-widget').getByRole('heading', { name: 'Mensagem enviada' }),
      ),
    },
  ],
};
