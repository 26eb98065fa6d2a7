import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-whatsapp model="pulse" target="new"></vt-whatsapp>',
  steps: [
    {
      act: async (page) => {
        const chat = widget(page, 'vt-whatsapp');
        await chat.getByLabel('Nome', { exact: true }).fill(ana.name);
        await chat.getByLabel('Celular com WhatsApp').fill('(11) 98765-4321');
        await pressed('vt-whatsapp', /Iniciar conversa/)(page);
      },
      done: seen((page) => widget(page, 'vt-whatsapp').getByRole('heading', { name: 'Conversa iniciada' })),
    },
  ],
};
