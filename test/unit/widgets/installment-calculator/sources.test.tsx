// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import {
  installment,
  row,
  setUpCalculator,
  showLinkedCar,
  slider,
  typed,
  view,
  WRITTEN,
} from '../../lib/calculator';
import { carPage } from '../../lib/car-page';
import { press, render, settle, text, type } from '../../lib/render';
import { sandboxPage } from '../../lib/sandbox-fetch';

setUpCalculator();

describe('a source', () => {
  it.each([
    ['psa-balao', '1'],
    ['psa-traditional', undefined],
    ['cdc', undefined],
    ['next', '10'],
  ] as const)('%s has its final installment in steps of %s', async (source, step) => {
    carPage();
    await render(view({ ...WRITTEN, source }));
    await settle(300);
    expect(slider('finalInstallmentPercentage')?.step).toBe(step);
    expect(installment()).toMatch(/^R\$ /);
    expect(row('Entrada')).toBe('EntradaR$ 30.000,00');
    expect(text('.legal')).toContain('Crédito sujeito a análise');
  });
});

describe('the default values of a bank (FIN-18)', () => {
  const row = {
    mvs: '358AF11',
    year: 2026,
    entrancePercent: 40,
    minEntrancePercent: 35,
    maxEntrancePercent: 55,
    numberOfInstallments: 24,
    installmentsAvailable: [24, 48],
    finalInstallmentPercentage: 20,
    minFinalInstallmentPercent: 15,
    maxFinalInstallmentPercent: 25,
  };
  it.each([
    [[row], '35', '55'],
    // Those of ours, where the service has none.
    [[{ mvs: '358AF11', year: 2026 }], '20', '60'],
    [[], '20', '60'],
  ])('are the ranges of a PSA plan: %j', async (body, least, most) => {
    carPage();
    sandboxPage().faults['/batchSimulating'] = { status: 200, body };
    await render(view({ ...WRITTEN, source: 'psa-balao' }));
    await settle(300);
    expect([slider('entrancePercent').min, slider('entrancePercent').max]).toEqual([least, most]);
  });
});

describe('what is typed', () => {
  it('goes to the nearest there is: money, a count, and a text that is no number', async () => {
    await showLinkedCar();
    await typed('entrancePercent-second', 'R$ 48.000');
    expect(slider('entrancePercent-second').value).toBe('R$\u00a048.000,00');
    expect(row('Entrada')).toBe('EntradaR$ 48.000,00');
    await type('#numberOfInstallments-typed', '47');
    // Tab leaves the field.
    const left = new FocusEvent('focusout', { bubbles: true });
    await act(async () => void slider('numberOfInstallments-typed').dispatchEvent(left));
    await settle(600);
    expect(slider('numberOfInstallments-typed').value).toBe('48x');
    await type('#finalInstallmentPercentage-typed', 'muito');
    await press('#finalInstallmentPercentage-typed', 'Enter');
    await settle(600);
    expect(slider('finalInstallmentPercentage-typed').value).toBe('30%');
  });

  it('is kept between the steps of the slider that an author wrote', async () => {
    carPage();
    await render(view({ ...WRITTEN, downPaymentStep: 5, finalInstallmentStep: 10 }));
    await settle(300);
    await typed('entrancePercent-typed', '33');
    expect(slider('entrancePercent-typed').value).toBe('33%');
    expect(row('Entrada')).toBe('EntradaR$ 33.000,00');
  });
});
