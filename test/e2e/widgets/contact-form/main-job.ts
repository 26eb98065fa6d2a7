import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-contact-form></vt-contact-form>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-contact-form');
        await form.getByLabel('Motivo do contato').selectOption('CAR');
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail').fill(ana.email);
        await form.getByLabel('Mensagem').fill('Quero um test drive');
        await pressed('vt-contact-form', /^Enviar mensagem$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-contact-form').getByRole('heading', { name: 'Recebemos sua mensagem' }),
      ),
    },
  ],
};
