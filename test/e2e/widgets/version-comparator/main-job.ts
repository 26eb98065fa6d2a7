import { type MainJob, nothing, seen, widget } from '../../lib/main-job';

export const mainJob: MainJob = {
  markup: '<vt-version-comparator model="argo"></vt-version-comparator>',
  steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-version-comparator').locator('.card b')) }],
};
