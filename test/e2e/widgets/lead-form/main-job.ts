import { ana, leadForm } from '../../lib/lead';
import { type MainJob, pressed, seen } from '../../lib/main-job';
import { expect, type Page } from '../../lib/test';

const fillPerson = async (page: Page) => {
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
  await form.getByLabel('Celular').fill('(11) 98765-4321');
  await form.getByLabel('CPF').fill('529.982.247-25');
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
};

export const mainJob: MainJob = {
  markup: '<vt-lead-form model="pulse"></vt-lead-form>',
  steps: [
    {
      act: fillPerson,
      done: async (page) => {
        // Without the deferred module there is no dealer to choose; sending shows the failure.
        const choose = leadForm(page).getByRole('button', { name: 'Escolher concessionária' });
        if (!(await choose.isVisible())) return;
        const dialog = leadForm(page).getByRole('dialog');
        if (!(await dialog.isVisible())) await choose.click();
        await expect(dialog).toBeVisible({ timeout: 3000 });
        await page.keyboard.press('Escape');
      },
    },
    {
      act: pressed('vt-lead-form', /^Enviar$/),
      done: seen((page) => leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })),
    },
  ],
};
