// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, leave, settle, submit, text, texts, type } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { callsOf, closePage, openPage, show } from './page';

let net: SandboxPage;
beforeEach(() => {
  net = openPage();
});
afterEach(closePage);
const calls = (id: string) => callsOf(net, id);

describe('the cars of a signed-in visitor', () => {
  const signedIn = async () => {
    Cookies.set('vitrine_session', 'ana', { path: '/' });
    const shown = await show();
    await settle();
    return shown;
  };

  it('are searched by themselves, and shown when chosen', async () => {
    await signedIn();
    expect(calls('RCL-04').length).toBeGreaterThan(0);
    expect(net.asked.find((address) => address.includes('/false'))).toBeDefined();
    expect(texts('.garage li')[0]).toMatch(/(Pendente|Nenhum recall pendente).*Ver/);
    await click(button(/^Ver/));
    expect(document.activeElement?.tagName).toBe('H3');
    expect(text('.result')).not.toBe('');
  });

  it('are gone once the visitor signs out; a car that was typed stays', async () => {
    const end = () =>
      act(async () => {
        signOut();
        document.dispatchEvent(new Event('vt-session-ended', { bubbles: true }));
      });
    await signedIn();
    await click(button(/^Ver/));
    await end();
    await settle();
    expect(document.querySelector('.result, .garage')).toBeNull();
    await leave();
    await signedIn();
    await type('#vehicle', 'FIA1A05');
    await submit();
    await end();
    expect(document.querySelector('.result')).not.toBeNull();
  });

  it('are gone once the visitor signs out on another page of the site, and stay if the session ends by itself', async () => {
    const lookAgain = async () => {
      signOut();
      await act(async () => void dispatchEvent(new Event('focus')));
      await settle();
    };
    await signedIn();
    await click(button(/^Ver/));
    await lookAgain();
    expect(document.querySelector('.result')).not.toBeNull();
    localStorage.setItem('vitrine:sign-out:v1', JSON.stringify({ saved: 0, value: 'elsewhere' }));
    await lookAgain();
    expect(document.querySelector('.result, .garage')).toBeNull();
  });

  it('that cannot be searched say so, each by itself', async () => {
    net.faults['/false'] = { status: 403, body: {} };
    await signedIn();
    expect(text('.garage')).toContain('Não foi possível consultar este carro');
    net.faults = {};
    await click(button('Tentar novamente'));
    expect(texts('.garage li')[0]).toMatch(/Ver/);
  });

  it.each([
    [{ status: 200, body: [] }, 'Nenhum carro cadastrado na sua garagem.'],
    [{ status: 404, body: {} }, 'Não foi possível carregar os seus carros'],
    [
      { status: 200, body: [{ id: '1', userId: 'u', mvsCode: '1', nickname: 'Sem dados' }] },
      'Sem placa nem chassi',
    ],
  ])('are told where there are none (%#)', async (fault, message) => {
    net.faults['/garage'] = fault;
    await signedIn();
    expect(text()).toContain(message);
  });

  it('are nobody’s without a session', async () => {
    await show();
    expect(document.querySelector('.garage')).toBeNull();
    expect(net.asked).toEqual([]);
  });
});
