// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { STEP_PARAMETER } from '#domain/car/link';
import { CONFIGURATOR_STEPS } from '#domain/status/screen-steps';
import Configurator from '#widgets/configurator/Configurator';
import { carPage, openLink } from '../../lib/car-page';
import { PROPS, setUpConfigurator } from '../../lib/configurator';
import { corruptAnswers, expectNoBrokenNumber, UNAVAILABLE } from '../../lib/hostile-answers';
import { HOSTILE } from '../../lib/hostile-numbers';
import { render, text, texts } from '../../lib/render';

/** A colour, two optionals, an accessory and a service. */
const FULL = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

/** The configurator at a step of a configured car, whose answers to some calls have no number but this one. */
async function show(of: RegExp, by: string, step = 'version') {
  carPage();
  const corrupted = corruptAnswers(of, by);
  await openLink(FULL);
  history.replaceState(null, '', `/carro?${STEP_PARAMETER}=${step}`);
  await render(<Configurator {...PROPS} />);
  expect(corrupted.answers).toBeGreaterThan(0);
  expectNoBrokenNumber();
}

setUpConfigurator();

describe.each(HOSTILE)('where every number of every answer is %s', (by) => {
  it('stays on screen, and says of every price that it is not available', async () => {
    await show(/./, by);
    const prices = texts('.version-price');
    expect(prices.length).toBeGreaterThan(2);
    expect(new Set(prices)).toEqual(new Set([UNAVAILABLE]));
    expect(text('.bar-total')).toBe(UNAVAILABLE);
    expect(text('.bar-funding')).toBe('');
  });
});

it.each(CONFIGURATOR_STEPS)('says so at the step %s', async (step) => {
  await show(/./, '1e21', step);
  expect(document.querySelector(`.on-${step}`)).not.toBeNull();
  expect(text('.panel')).toContain(UNAVAILABLE);
});

it.each([
  ['/price?', 'R$ 103.770,00'],
  ['/price/reservation', 'R$ 103.770,00'],
  ['/car/web', UNAVAILABLE],
])('has a total where it is known without %s: %s', async (call, total) => {
  await show(new RegExp(call.replace('?', '\\?')), '-1');
  expect(text('.bar-total').replace('\u00a0', ' ')).toBe(total);
});
