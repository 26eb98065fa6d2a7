import { chooseDay } from '../../lib/days';
import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-service-scheduling';

export const mainJob: MainJob = {
  markup: '<vt-service-scheduling dealer="135503081" services="SV01"></vt-service-scheduling>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, tag);
        await form.getByLabel('Nome completo').waitFor();
        if ((await form.locator('[aria-selected=true]').count()) === 0) await chooseDay(form);
        await form.locator('input[name=time]:not(:disabled)').first().check({ force: true });
        await form.getByLabel('Placa').fill('ABC1D23');
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail', { exact: true }).fill(ana.email);
        await form.getByLabel('Celular').fill(ana.phone);
        await pressed(tag, /^Agendar visita$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Sua visita está agendada' })),
    },
  ],
};
