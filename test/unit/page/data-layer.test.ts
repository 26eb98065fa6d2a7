import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest';
import type { VitrineEvents } from '../../../src/page/core/events';
import { pushToDataLayer } from '../../../src/page/events/data-layer';

afterEach(() => vi.unstubAllGlobals());

describe('the page’s data layer', () => {
  it('is told the fact’s name and its ids', () => {
    const layer: object[] = [];
    vi.stubGlobal('dataLayer', layer);
    pushToDataLayer('vt-version-selected', { mvsCode: '358AF11', year: 2026 });
    pushToDataLayer('show-scroll', null);
    expect(layer).toEqual([
      { event: 'vt-version-selected', mvsCode: '358AF11', year: 2026 },
      { event: 'show-scroll' },
    ]);
  });
  it('keeps the fact’s own name, whatever it carries', () => {
    const layer: object[] = [];
    vi.stubGlobal('dataLayer', layer);
    // @ts-expect-error a payload has no field of that name
    pushToDataLayer('vt-proposal-sent', { event: 'PROPOSAL_SENT', proposalId: 'p-1' });
    expect(layer).toEqual([{ event: 'vt-proposal-sent', proposalId: 'p-1' }]);
    type Named = { [Name in keyof VitrineEvents]: 'event' extends keyof VitrineEvents[Name] ? Name : never };
    expectTypeOf<Named[keyof VitrineEvents]>().toBeNever();
  });
  it('may not be there, may be something else, and may break: nothing is thrown', () => {
    const broken = Object.assign([], {
      push() {
        throw new TypeError('the tag manager broke');
      },
    });
    for (const layer of [undefined, null, 'text', { push: 1 }, broken]) {
      vi.stubGlobal('dataLayer', layer);
      expect(() => pushToDataLayer('vt-version-selected', {})).not.toThrow();
    }
  });
});
