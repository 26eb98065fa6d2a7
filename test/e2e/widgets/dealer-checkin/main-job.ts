import { ana } from '../../lib/lead';
import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-dealer-checkin></vt-dealer-checkin>',
  // Most come by the QR code of a dealer.
  reserved: '<vt-dealer-checkin dealer="135503081"></vt-dealer-checkin>',
  steps: [
    {
      act: async (page) => {
        await widget(page, 'vt-dealer-checkin').getByLabel('Código da concessionária').fill('135503081');
        await pressed('vt-dealer-checkin', /^Continuar$/)(page);
      },
      done: seen((page) => widget(page, 'vt-dealer-checkin').getByText(/^Você está em /)),
    },
    {
      act: async (page) => {
        await widget(page, 'vt-dealer-checkin').getByLabel('Nome completo').fill(ana.name);
        await pressed('vt-dealer-checkin', /^Fazer check-in$/)(page);
      },
      done: seen((page) =>
        widget(page, 'vt-dealer-checkin').getByRole('heading', { name: /^Check-in feito em / }),
      ),
    },
    {
      act: async (page) => pressed('vt-dealer-checkin', /^Chamar atendente$/)(page),
      done: seen((page) =>
        widget(page, 'vt-dealer-checkin').getByRole('heading', { name: 'Atendente chamado' }),
      ),
    },
  ],
};
