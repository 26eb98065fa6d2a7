import { type MainJob, pressed, seen, widget } from '../../lib/main-job';

const tag = 'vt-offers';

export const mainJob: MainJob = {
  markup: '<vt-offers contact-url="/contato"></vt-offers>',
  steps: [
    {
      act: pressed(tag, /^Ver oferta/),
      done: seen((page) => widget(page, tag).getByRole('link', { name: 'Tenho interesse' })),
    },
  ],
};
