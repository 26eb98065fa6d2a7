import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-rental-interest></vt-rental-interest>',
  steps: [
    {
      act: async (page) => {
        const form = widget(page, 'vt-rental-interest');
        await form.getByLabel('Razão social').fill('Aurora Transportes');
        await form.getByLabel('CNPJ').fill('11222333000181');
        await form.getByLabel('Sim').check();
        await form.getByLabel('Nome completo').fill(ana.name);
        await form.getByLabel('E-mail', { exact: true }).fill(ana.email);
        await form.getByLabel('Celular').fill('11987654321');
        await form.getByLabel('Tipo de veículo').selectOption('SUV');
        await form.getByLabel('Número de veículos').fill('12');
        await form.getByLabel(/^Li e aceito/).check();
        await pressed('vt-rental-interest', /^Enviar interesse$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-rental-interest').getByRole('heading', {
          name: 'Recebemos o interesse da sua empresa',
        }),
      ),
    },
  ],
};
