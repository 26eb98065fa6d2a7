import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-car-image model="358" version="BF3" series="1" year="2026" color="448"></vt-car-image>',
  steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-car-image').getByRole('img')) }],
};
