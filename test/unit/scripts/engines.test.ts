import { expect, it, vi } from 'vitest';
import { steps } from '#scripts/test/steps.mjs';

it('without the programs of an engine, and without a way to install them, the step has not run', async () => {
  vi.stubEnv('PATH', '');
  vi.stubEnv('FIREFOX_PATH', undefined);
  const result = await steps.find(({ name }) => name === 'engines')?.run();
  expect(result).toMatchObject({ passed: 0, failed: 0, skipped: 0 });
  expect(result?.note).toMatch(/^Firefox NOT RUN: .*firefox-esr; WebKit NOT RUN: .*webkit2gtk-driver/);
});
