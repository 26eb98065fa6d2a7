// @vitest-environment happy-dom
import { parse } from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { noCar, setCar, setCarOptions } from '#features/car/car-store';
import { proposal } from '#services/entities/proposal';
import { clearQueryCache } from '#services/http/query-cache';
import { attributes } from '#widgets/funding-flow/attributes';
import { $flow } from '#widgets/funding-flow/deferred/flow-store';
import { texts as flowTexts } from '#widgets/funding-flow/deferred/proposal/messages';
import { PlanSummary } from '#widgets/funding-flow/deferred/proposal/PlanSummary';
import { FlowContext } from '#widgets/funding-flow/deferred/shell/flow-context';
import { attributeValue } from '../../lib/attribute-value';
import { closeFlow, identify, openFlow, show, step } from '../../lib/funding-flow';
import { corruptAnswers, expectNoBrokenNumber, UNAVAILABLE } from '../../lib/hostile-answers';
import { corrupted, HOSTILE } from '../../lib/hostile-numbers';
import { button, click, render, text, texts } from '../../lib/render';

const messages = flowTexts['pt-BR'];

beforeEach(() => {
  clearQueryCache();
  setCarOptions(null);
  setCar(noCar());
  openFlow();
});
afterEach(closeFlow);

const NO_SIMULATION = 'A simulação não está disponível no momento';

it('says that there is no simulation where its numbers are none', async () => {
  corruptAnswers(/financing/, '1e21');
  await show();
  await click(button('Simular com Parcelas iguais'));
  await identify();
  expect(step()).toBe('installment-check');
  expect(text('.flow-line')).toContain('R$ 100.000,00');
  expect(text('.figures')).toContain(NO_SIMULATION);
  expectNoBrokenNumber();
});

it('does not go on with a simulation that is kept with numbers that are none', async () => {
  await show();
  await click(button('Simular com CDC'));
  await identify();
  const hostile = corruptAnswers(/v1\/simulate/, '1e21');
  for (const by of HOSTILE) {
    hostile.by = by;
    await click(button('Continuar'));
    expect(step()).toBe('cdc-simulator');
    expect(text('[role=alert]')).toContain(NO_SIMULATION);
    expectNoBrokenNumber();
  }
});

describe('a price that its author wrote', () => {
  it.each(['1e21', '-5'])('is that of the car itself for %s', async (by) => {
    await show({ price: attributeValue(attributes.price, by) });
    await click(button('Simular com CDC'));
    expect(text('.flow-line .amount')).toBe('R$ 92.990,00');
  });
  it('is not available where that of the car is none as well', async () => {
    corruptAnswers(/price|car\/web/, '1e21');
    await show({ price: attributeValue(attributes.price, -5) });
    await click(button('Simular com CDC'));
    expect(text('.flow-step')).toContain(UNAVAILABLE);
    expectNoBrokenNumber();
  });
});

describe('a proposal', () => {
  const PROPOSAL = { price: 1, entranceValue: 1, installmentsValue: 1, finalInstallmentValue: 1 };
  const shown = (amounts: string) => {
    const simulation = parse(proposal, { id: 'p', status: 'PROPOSAL_SENT', ...JSON.parse(amounts) });
    const page = { messages, state: $flow.get() } as never;
    return render(
      <FlowContext.Provider value={page}>
        <PlanSummary simulation={{ ...simulation, numberOfInstallments: 36 }} />
      </FlowContext.Provider>,
    );
  };
  it.each(HOSTILE.filter((by) => by !== 'null'))(
    'says of every amount that is %s that it is not available',
    async (by) => {
      await shown(corrupted(PROPOSAL, by));
      expect(texts('.flow-plan dd').map((each) => each.replaceAll('\u00a0', ' '))).toEqual(
        Array(4).fill(UNAVAILABLE),
      );
    },
  );
  it('has no row for what it does not name', async () => {
    await shown('{}');
    expect(texts('.flow-plan dt')).toEqual([]);
    await shown(corrupted(PROPOSAL, 'null'));
    expect(texts('.flow-plan dt')).toEqual([]);
  });
});
