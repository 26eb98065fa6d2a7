// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ConfiguratorSummaryProps } from '#widgets/configurator-summary/attributes';
import ConfiguratorSummary from '#widgets/configurator-summary/ConfiguratorSummary';
import { carPage, openLink } from '../../lib/car-page';
import { corruptAnswers, expectNoBrokenNumber, UNAVAILABLE } from '../../lib/hostile-answers';
import { HOSTILE } from '../../lib/hostile-numbers';
import { leave, render, text, texts } from '../../lib/render';

/** A colour, two optionals, an accessory and a service. */
const FULL = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

/** The summary of a configured car, whose answers to some calls have no number but this one. */
async function show(view: ConfiguratorSummaryProps['view'], of: RegExp, by: string) {
  carPage();
  const corrupted = corruptAnswers(of, by);
  await openLink(FULL);
  await render(<ConfiguratorSummary view={view} heading="" link="" hideShare={false} />);
  expect(corrupted.answers).toBeGreaterThan(0);
  expectNoBrokenNumber();
}

beforeAll(() =>
  Promise.all([
    import('#widgets/configurator-summary/CurrentCar'),
    import('#widgets/configurator-summary/deferred/CarView'),
  ]),
);
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

describe.each(HOSTILE)('where every number of every answer is %s', (by) => {
  it('stays on screen, and says that the price is not available', async () => {
    await show('full', /./, by);
    expect(text('.car-facts')).toContain('Argo');
    expect(text('.car-total .amount')).toBe(UNAVAILABLE);
    expect(text('.by-month')).toBe('');
    for (const row of ['initialPrice', 'optionals', 'accessories', 'services', 'cashPayment', 'onlinePrice'])
      expect(text(`.car-row.of-${row} .amount`), row).toBe(UNAVAILABLE);
    expect(texts('.car-row.of-payment .amount')).toEqual([UNAVAILABLE]);
  });
});

it('says so in a line as well', async () => {
  await show('compact', /./, '1e21');
  expect(text('.car-line-price .amount')).toBe(UNAVAILABLE);
});

it('takes no colour or upholstery for free whose price cannot be', async () => {
  await show('full', /car\/web|price\/reservation/, '1e21');
  for (const row of ['color', 'coating', 'cashPayment'])
    expect(text(`.car-row.of-${row} .amount`), row).toBe(UNAVAILABLE);
  // Of a car whose model year cannot be either, no price is asked.
  expect(text('.car-row.of-initialPrice .amount')).toBe(UNAVAILABLE);
});

it('says nothing of a discount whose percent cannot be', async () => {
  await show('full', /specialDiscount/, '-3');
  expect(text('.car-row.of-discount')).not.toContain('%');
});

it('says that the price with the discount is not available whose amounts cannot be', async () => {
  await show('full', /batchCustomPrice/, '1e21');
  expect(text('.car-row.of-customPrice .amount')).toBe(UNAVAILABLE);
  expect(text('.car-row.of-customPrice .muted')).toBe('');
});
