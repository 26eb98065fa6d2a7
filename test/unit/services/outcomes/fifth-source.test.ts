// @vitest-environment happy-dom
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  ADAPTERS,
  type AdapterName,
  adapterOf,
  FUNDING_SOURCES,
  sourceNamed,
} from '#domain/financing/adapter';
import { FUNDING_TRANSITIONS, nextStep } from '#domain/funding/flow';
import { parsePlanText } from '#domain/funding/plan';
import { simulateBy } from '#features/funding/simulate';
import { sourceName } from '#features/funding/source-name';
import { sourceWords } from '#scripts/source/definition-attributes.mjs';
import { phasesOf } from '#widgets/funding-flow/deferred/steps/phases';
import { sandboxPage } from '../../lib/sandbox-fetch';

/** What a fifth source takes: its file and its line. */
vi.mock('#domain/financing/sources', async (original) => {
  const { SOURCES } = await original<typeof import('#domain/financing/sources')>();
  return {
    SOURCES: {
      ...SOURCES,
      CREDIT_UNION: {
        ...SOURCES.CDC,
        name: { 'pt-BR': 'Cooperativa', 'es-AR': 'Cooperativa de crédito' },
        title: { 'pt-BR': 'Crédito da cooperativa', 'es-AR': 'Crédito de la cooperativa' },
        about: { 'pt-BR': 'Da sua cooperativa.', 'es-AR': 'De tu cooperativa.' },
        simulator: 'installment-check',
      },
    },
  };
});

const FIFTH = 'CREDIT_UNION' as AdapterName;

afterEach(() => vi.unstubAllGlobals());

describe('a fifth source, by a file and a line', () => {
  it('simulates by the call it names, in the common form', async () => {
    const net = sandboxPage();
    const input = {
      mvs: '358AF11',
      year: 2026,
      price: 100_000,
      entrancePercent: 30,
      numberOfInstallments: 36,
    };
    expect(await simulateBy(FIFTH, input)).toMatchObject({
      entranceValue: 30_000,
      totalInstallments: 70_000,
    });
    expect(net.asked).toEqual([expect.stringContaining('/cdc/simulateProposalFlow')]);
  });
  it('is offered by its own name in both languages', () => {
    expect(ADAPTERS).toContain(FIFTH);
    expect(FUNDING_SOURCES).toContain(FIFTH);
    expect(sourceName(FIFTH, 'pt-BR')).toBe('Cooperativa');
    expect(sourceName(FIFTH, 'es-AR')).toBe('Cooperativa de crédito');
    expect(adapterOf(FIFTH).about['es-AR']).toBe('De tu cooperativa.');
  });
  it('goes its way through the funding flow', () => {
    const progress = { source: FIFTH, identified: true, simulated: true, registered: true };
    expect(nextStep('flow-selection', 'choose', progress)).toBe('page-initial-data');
    expect(nextStep('page-initial-data', 'next', progress)).toBe('installment-check');
    expect(nextStep('installment-check', 'next', progress)).toBe('installment-register');
    expect(nextStep('installment-register', 'back', progress)).toBe('installment-check');
    expect(nextStep('loading-propose-result', 'approved', { ...progress, proposal: 'approved' })).toBe(
      'installment-approved',
    );
    expect(phasesOf(FIFTH).flatMap(({ steps }) => steps)).toContain('installment-check');
    expect(FUNDING_TRANSITIONS.filter(({ of }) => of?.includes(FIFTH)).length).toBeGreaterThan(3);
  });
  it('can be written in an address and in an attribute', () => {
    expect(parsePlanText('CREDIT_UNION~30~36~')).toMatchObject({ source: FIFTH, entrancePercent: 30 });
    expect(sourceNamed('credit-union' as never)).toBe(FIFTH);
    const file = join(mkdtempSync(join(tmpdir(), 'vitrine-')), 'sources.ts');
    writeFileSync(file, 'export const SOURCES = { CDC: cdc, CREDIT_UNION: creditUnion };');
    expect(sourceWords(file)).toEqual(['cdc', 'credit-union']);
  });
});
