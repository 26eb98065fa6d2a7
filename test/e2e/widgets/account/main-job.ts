import { type MainJob, nothing, seen, signIn, widget } from '../../lib/main-job';

const tag = 'vt-account';

export const mainJob: MainJob = {
  markup: '<vt-account></vt-account>',
  steps: [
    signIn(tag),
    { act: nothing, done: seen((page) => widget(page, tag).getByLabel('Nome completo')) },
    {
      act: (page) => widget(page, tag).getByRole('link', { name: 'Minha garagem' }).click(),
      done: seen((page) => widget(page, tag).getByRole('heading', { name: 'Minha garagem' })),
    },
  ],
};
