// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { $location } from '#features/place/location-store';
import { clearQueryCache } from '#services/http/query-cache';
import LocationSelector from '#widgets/location-selector/LocationSelector';
import { clearLocation } from '../../lib/clear-location';
import { button, click, leave, render, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

/** Longer than all tries of a call and the pauses between them take. */
const ALL_TRIES = 30_000;

let net: SandboxPage;
beforeEach(async () => {
  clearQueryCache();
  clearLocation();
  net = sandboxPage({ 'postal-service': 'postal', 'public-lookup': 'publico' });
  await render(<LocationSelector layout="box" heading="" />);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const asked = () => net.sandbox.state.calls.map(({ call }) => call);
const search = async (postalCode: string) => {
  await type('#postalCode', postalCode);
  await submit();
  await settle(ALL_TRIES);
};

describe('a search for a place', () => {
  it.each(['drop', '500', 'malformed'])(
    'that ends in %s says so, keeps the code and may be tried again',
    async (fault) => {
      const { state } = net.sandbox;
      state.setFault({ fault });
      await search('01310-100');
      // A content blocker looks like a connection that is lost.
      const unreached =
        'Confira a sua conexão com a internet. Se você usa um bloqueador de anúncios, desative-o nesta página. ';
      expect(texts('[role=alert]')).toEqual([
        `Um erro ocorreu, tente novamente. ${fault === 'drop' ? unreached : ''}Nada do que você digitou foi perdido.`,
      ]);
      expect(document.querySelector<HTMLInputElement>('#postalCode')?.value).toBe('01310-100');
      expect($location.get()).toBeNull();

      state.setFault({ fault: 'none' });
      await click(button('Buscar'));
      await settle();
      expect(text('.place')).toBe('São Paulo, SP');
      expect($location.get()).toMatchObject({ cityCode: '3550308', stateCode: 'SP' });
      expect(document.querySelector('[role=alert]')).toBeNull();
    },
  );

  it.each([
    ['404', 'CEP NÃO ENCONTRADO'],
    ['403', 'Um erro ocorreu, tente novamente'],
  ])('that ends in %s says "%s" until another way is taken', async (fault, words) => {
    const { state } = net.sandbox;
    state.setFault({ fault });
    await search('01310-100');
    expect(text()).toContain(words);
    state.setFault({ fault: 'none' });
    await click(document.querySelector('input[value=city]') as HTMLElement);
    expect(text()).not.toContain(words);
    expect(document.querySelector('#stateCode')).not.toBeNull();
  });

  it('asks the public lookup second, for a code that the first does not know', async () => {
    await search('69301-000');
    expect(text('.place')).toBe('Boa Vista, RR');
    expect(asked().filter((call) => /^LOC-0[123]$/.test(call))).toEqual(['LOC-01', 'LOC-02']);
  });

  it('asks nobody else about a code that the first knows', async () => {
    await search('01310-100');
    expect(text('.place')).toBe('São Paulo, SP');
    expect(asked().filter((call) => /^LOC-0[123]$/.test(call))).toEqual(['LOC-01']);
  });
});
