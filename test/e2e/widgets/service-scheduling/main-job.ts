import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-service-scheduling></vt-service-scheduling>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-service-scheduling');
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail').fill(ana.email);
        await form.getByLabel('Mensagem').fill('Quero um test drive');
        await pressed('vt-service-scheduling', /^Enviar$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-service-scheduling').getByRole('heading', { name: 'Mensagem enviada' }),
      ),
    },
  ],
};
