import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-template-widget></vt-template-widget>',
  steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-template-widget').getByRole('listitem')) }],
};
