import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-rental-offers';

export const mainJob: MainJob = {
  markup: '<vt-rental-offers contact-url="/contato"></vt-rental-offers>',
  steps: [
    {
      act: pressed(tag, /^Ver oferta/),
      done: seen((page) => widget(page, tag).getByRole('link', { name: 'Quero assinar' })),
    },
  ],
};
