import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, signIn, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-employee-purchase></vt-employee-purchase>',
  steps: [
    signIn('vt-employee-purchase'),
    {
      act: async (page) => {
        const form = widget(page, 'vt-employee-purchase');
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail').fill(ana.email);
        await form.getByLabel('Mensagem').fill('Quero um test drive');
        await pressed('vt-employee-purchase', /^Enviar$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-employee-purchase').getByRole('heading', { name: 'Mensagem enviada' }),
      ),
    },
  ],
};
