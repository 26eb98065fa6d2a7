// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { OPEN_PROMOTION } from '#demo-pages/sandbox/data/promotions';
import { settle, text, type } from '../../lib/render';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import { endVisit, leaveStaffPage, staffPage } from '../../lib/staff';
import { address, open, press, show } from './lib';

const saved = vi.hoisted(() => vi.fn());
vi.mock('#ui/save-file', () => ({ saveFile: saved }));

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
});
afterEach(async () => {
  await leaveStaffPage();
  saved.mockReset();
  vi.unstubAllGlobals();
});

const PRIZE = `${OPEN_PROMOTION}-premio-1`;
const QUERY = `vt-promotion-admin=report&vt-promotion-chosen=${OPEN_PROMOTION}&vt-promotion-prize=${PRIZE}`;
const calls = (id: string) => net.sandbox.state.calls.filter(({ call }) => call === id);
const fault = (call: string, kind: string, times = 1) =>
  net.sandbox.world.state.setFault({ call, fault: kind, times });
/** Lets the service, whose clock is its own, and the page go on. */
const wait = async (ms: number) => {
  net.sandbox.world.advance(ms);
  await settle(ms);
};

describe('the report of candidates', () => {
  it('is generated for a promotion and a prize, then downloaded', async () => {
    await show('vt-promotion-admin=report');
    await type('#report-promotion', OPEN_PROMOTION);
    await type('#report-prize', PRIZE);
    expect([address('vt-promotion-chosen'), address('vt-promotion-prize')]).toEqual([OPEN_PROMOTION, PRIZE]);
    expect(calls('PRM-11')).toEqual([]);
    await press('Gerar arquivo');
    expect(calls('PRM-11').map(({ query }) => query)).toEqual([
      { promotion_id: OPEN_PROMOTION, prize_id: PRIZE },
    ]);
    expect(text(open())).toContain('O arquivo está sendo gerado.');
    expect(saved).not.toHaveBeenCalled();
    // That of another prize is another one.
    await type('#report-prize', `${OPEN_PROMOTION}-premio-2`);
    expect(text(open())).not.toContain('O arquivo está sendo gerado.');
    await type('#report-prize', PRIZE);
    expect(text(open())).toContain('O arquivo está sendo gerado.');
    await wait(4000);
    await wait(4000);
    await press('Baixar arquivo');
    const [file, name] = saved.mock.calls[0] as [Blob, string];
    expect(name).toBe(`candidatos-${PRIZE}.csv`);
    expect([...new Uint8Array(await file.arrayBuffer())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
    expect(await file.text()).toContain('número da sorte');
  });

  it('is found again after the page was left, in the same tab by itself', async () => {
    await show(QUERY);
    await press('Gerar arquivo');
    sessionStorage.setItem('kept', '');
    const kept = { ...sessionStorage };
    await endVisit();
    for (const [name, value] of Object.entries(kept)) sessionStorage.setItem(name, value);
    expect(JSON.stringify(kept)).not.toContain('@');
    net.sandbox.world.advance(5000);
    await show(QUERY);
    await settle();
    expect(calls('PRM-11')).toHaveLength(1);
    await press('Baixar arquivo');
    expect(saved).toHaveBeenCalledTimes(1);
  });

  it('is found again after the page was closed, and said not to be there if it is not', async () => {
    await show(QUERY);
    await press('Procurar um já gerado');
    expect(text(open())).toContain('O serviço não tem nenhum relatório deste prêmio. Gere um.');
    await press('Gerar arquivo');
    await endVisit();
    net.sandbox.world.advance(5000);
    await show(QUERY);
    await press('Procurar um já gerado');
    await settle();
    await press('Baixar arquivo');
    expect(saved).toHaveBeenCalledTimes(1);
    expect(calls('PRM-11')).toHaveLength(1);
  });

  it('that an account may not generate is said so, and a later one that it may', async () => {
    await show(QUERY);
    fault('PRM-11', '403');
    await press('Gerar arquivo');
    expect(text(open('[role=alert]'))).toBe('Sua conta não tem permissão para gerar este arquivo.');
    await press('Gerar arquivo');
    expect(text(open())).toContain('O arquivo está sendo gerado.');
    expect(document.querySelector(open('[role=alert]'))).toBeNull();
    fault('PRM-12', '403');
    await wait(4000);
    expect(text(open('[role=alert]'))).toBe('Sua conta não tem permissão para gerar este arquivo.');
  });
});
