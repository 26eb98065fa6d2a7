import { type MainJob, pressed, seen, widget } from '../../lib/main-job';
import type { Page } from '../../lib/test';

const tag = 'vt-reservation';
const field = (page: Page, label: string) => widget(page, tag).getByLabel(label, { exact: true });

const fillPerson = async (page: Page) => {
  const button = widget(page, tag).getByRole('button', { name: 'Continuar' });
  if (!(await button.isVisible())) return;
  await field(page, 'Nome completo').fill('Ana Prado');
  await field(page, 'CPF').fill('529.982.247-25');
  await field(page, 'E-mail').fill('ana@exemplo.com.br');
  await field(page, 'Celular').fill('(11) 98765-4321');
  await button.click();
};

export const mainJob: MainJob = {
  markup: '<vt-reservation terms-url="/termos/"></vt-reservation>',
  steps: [
    {
      act: pressed(tag, /^Reservar com/),
      done: seen((page) => field(page, 'Nome completo')),
    },
    {
      act: fillPerson,
      done: seen((page) => widget(page, tag).locator('input[name=dealerCode]')),
    },
    {
      async act(page) {
        const dealer = widget(page, tag).locator('input[name=dealerCode]').first();
        if (await dealer.isVisible()) await dealer.check();
        await pressed(tag, /^Reservar agora$/)(page);
      },
      done: seen((page) => widget(page, tag).getByRole('radio', { name: /^Na concessionária/ })),
    },
    {
      async act(page) {
        const dealer = widget(page, tag).getByRole('radio', { name: /^Na concessionária/ });
        if (await dealer.isVisible()) await dealer.check();
        await pressed(tag, /^Pagar na concessionária$/)(page);
      },
      done: seen((page) => widget(page, tag).getByText('A sua escolha foi enviada.')),
    },
  ],
};
