import { chooseDay } from '../../lib/days';
import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-test-drive';

export const mainJob: MainJob = {
  markup: '<vt-test-drive mvs="358AF11" dealer="135503081"></vt-test-drive>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, tag);
        await form.getByLabel('Nome completo').waitFor();
        if ((await form.locator('[aria-selected=true]').count()) === 0) await chooseDay(form);
        await form.getByRole('radio', { name: 'Manhã' }).check({ force: true });
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail', { exact: true }).fill(ana.email);
        await form.getByLabel('Celular').fill(ana.phone);
        await pressed(tag, /^Solicitar test drive$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Recebemos sua solicitação' })),
    },
  ],
};
