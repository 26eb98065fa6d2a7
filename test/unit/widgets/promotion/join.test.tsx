// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { button, click, leave, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import type { SandboxPage } from '../../lib/sandbox-fetch';
import {
  becomes,
  begin,
  change,
  DAY,
  end,
  joinElsewhere,
  OPEN,
  participantIn,
  sentTo,
  show,
  showAt,
  signIn,
} from './lib';

let net: SandboxPage;
beforeEach(() => {
  net = begin();
});
afterEach(end);

const JOIN = `/participant/${OPEN}`;
const asked = () => sentTo(net, new RegExp(`${JOIN}$`));
const posts = () => net.sandbox.state.calls.filter(({ call }) => call === 'PRM-05');
const at = (more = '') => showAt(`?vt-promotion=${OPEN}${more}`);
const agree = () => click(document.querySelector('#agreed') as HTMLElement);
const press = () => click(document.querySelector('.promotion-join [type=submit]') as HTMLElement);
const alert = () => text('.promotion-own [role=alert]');
const join = async () => {
  await agree();
  await press();
};
/** Sofia takes part, so that she can invite. */
const sofiaInvites = () => joinElsewhere(net, OPEN, 'sofia');
const isFirstLook = () => asked().length;

describe('vt-promotion: joining', () => {
  it('needs the agreement, happens once, and says what comes next with the focus there', async () => {
    const { emit } = await at();
    await press();
    expect(text('#agreed-error')).toBe('Para participar, aceite o regulamento');
    expect(posts()).toHaveLength(0);
    await join();
    expect(posts()).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Você está participando');
    expect(texts('.promotion-own h4')).toEqual([
      'Você está participando',
      'Seus números da sorte',
      'QR codes',
      'Convidar',
    ]);
    expect(text('.promotion-own')).toContain('Você ainda não tem números da sorte nesta promoção.');
    expect(emit.mock.calls).toEqual([['vt-promotion-joined', { promotion: OPEN, isInvited: false }]]);
  });

  it('is one of a double press', async () => {
    await at();
    await agree();
    net.hold = JOIN;
    await press();
    await press();
    net.hold = '';
    for (const { go } of net.held) go();
    await settle();
    expect(posts()).toHaveLength(1);
  });

  it('whose answer is lost is found, and not sent again', async () => {
    const { emit } = await at();
    net.faults[JOIN] = 'lost';
    await join();
    await settle(20_000);
    expect(alert()).toMatch(/não sabemos se você já participa/);
    expect(posts()).toHaveLength(1);
    net.faults = {};
    await click(button('Verificar a participação'));
    expect(posts()).toHaveLength(1);
    expect(document.activeElement?.textContent).toBe('Você está participando');
    expect(emit).toHaveBeenCalledTimes(1);
  });

  it.each([['offline'], [500]] as const)(
    'that did not arrive is asked for before it is sent again: %j',
    async (fault) => {
      await at();
      net.faults[JOIN] = fault;
      await join();
      await settle(20_000);
      expect(alert()).toMatch(/não sabemos se você já participa|Não recebemos a resposta/);
      expect((document.querySelector('#agreed') as HTMLInputElement).checked).toBe(true);
      net.faults = {};
      const before = isFirstLook();
      await press();
      // Asked for first, then sent.
      expect(asked().length - before).toBe(2);
      expect(posts()).toHaveLength(1);
      expect(document.activeElement?.textContent).toBe('Você está participando');
    },
  );

  it('by another device is found', async () => {
    const { emit } = await at();
    await joinElsewhere(net);
    await join();
    expect(document.activeElement?.textContent).toBe('Você já participava desta promoção');
    expect(emit).not.toHaveBeenCalled();
  });

  it('comes too late for a promotion that has ended or is gone', async () => {
    await at();
    net.sandbox.world.advance(80 * DAY);
    await join();
    expect(text('.promotion-own [role=status].notice')).toContain('A sua participação não foi aceita.');
    expect(document.activeElement?.textContent).toMatch(/^Esta promoção foi encerrada/);
    await leave();
    net = begin();
    await at();
    await agree();
    net.faults[`/promotions/${OPEN}`] = 404;
    net.faults[JOIN] = 404;
    await press();
    expect(text('.state-title')).toBe('Esta promoção não está disponível');
  });

  it('is denied to who may not take part, with the reason', async () => {
    signIn('bruno');
    await at();
    await join();
    expect(text('.promotion-own .notice.bad')).toBe(
      'A sua conta não pode participar desta promoção.Motivo: Parente de funcionário da organizadora',
    );
    expect(document.querySelector('.promotion-join')).toBeNull();
  });

  it('is refused in the words of the service, where it has some', async () => {
    await at();
    net.faults[JOIN] = { status: 422, body: { errors: { agreed: 'Aceite a nova versão' } } };
    await join();
    expect(text('#agreed-error')).toBe('Aceite a nova versão');
    net.faults[JOIN] = { status: 422, body: { errors: ['Só para clientes'] } };
    await press();
    expect(alert()).toBe('Só para clientes');
    net.faults[JOIN] = 429;
    await press();
    expect(alert()).toContain('Não foi possível participar da promoção');
  });

  it('of a session that has ended is for the next one', async () => {
    await at();
    net.faults[JOIN] = 401;
    await join();
    expect(text('.promotion-own')).toContain('você precisa entrar de novo');
    expect(posts()).toHaveLength(0);
  });

  it('answered to another account is not shown to it', async () => {
    await at();
    await agree();
    net.hold = JOIN;
    await press();
    net.hold = '';
    await becomes('sofia');
    for (const { go } of net.held) go();
    await settle();
    expect(document.querySelector('.promotion-join')).not.toBeNull();
    expect(participantIn(net, OPEN, 'sofia')).toBeUndefined();
  });
});

describe('vt-promotion: an invitation', () => {
  const INVITED = '&hub-invited-by-id=user-sofia';

  it('goes along with the joining: a number each, and it leaves the address', async () => {
    await sofiaInvites();
    const { emit } = await at(INVITED);
    expect(text('.promotion-join .notice')).toBe(
      'Você veio por um convite, que vai junto com a sua participação.',
    );
    await join();
    expect(participantIn(net)?.invitedBy).toBe('user-sofia');
    expect(text('[part=success]')).toContain('O convite foi contado.');
    const mine = participantIn(net)?.luckyNumbers?.[0];
    expect(texts('.lucky-numbers li')).toEqual([`${mine}Convite, em 20/11/2026`]);
    expect(participantIn(net, OPEN, 'sofia')?.luckyNumbers).toHaveLength(1);
    expect(location.search).toBe(`?vt-promotion=${OPEN}`);
    expect(sessionStorage.length).toBe(0);
    expect(text('.promotion-own')).not.toContain('user-sofia');
    expect(emit.mock.calls).toEqual([['vt-promotion-joined', { promotion: OPEN, isInvited: true }]]);
  });

  it('says that it was not counted where the service has not counted it', async () => {
    await at(INVITED);
    await join();
    expect(text('[part=success]')).not.toContain('O convite foi contado.');
    expect(participantIn(net)?.luckyNumbers).toEqual([]);
  });

  it('is kept through a sign-in that comes back to another address, in this tab only', async () => {
    await sofiaInvites();
    await leave();
    signOut();
    await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
    await at(INVITED);
    expect(text('.sign-in')).toContain('Você recebeu um convite para uma promoção.');
    expect(JSON.stringify(localStorage)).not.toContain('sofia');
    expect(sessionStorage.getItem('vitrine:promotion-arrival:v1')).toBe(
      `vt-promotion=${OPEN}&hub-invited-by-id=user-sofia`,
    );
    await leave();
    signIn('ana');
    await showAt('');
    expect(text('.promotion-detail h3')).toBe('Verão de Portas Abertas');
    await join();
    expect(participantIn(net)?.invitedBy).toBe('user-sofia');
  });

  it('by oneself, for another promotion or of another form is none', async () => {
    await at('&hub-invited-by-id=user-ana');
    await settle();
    expect(document.querySelector('.promotion-join .notice')).toBeNull();
    await leave();
    sessionStorage.clear();
    await at('&hub-invited-by-id=%0d%0a');
    expect(document.querySelector('.promotion-join .notice')).toBeNull();
    await leave();
    sessionStorage.setItem(
      'vitrine:promotion-arrival:v1',
      'vt-promotion=ferias-fiat&hub-invited-by-id=user-sofia',
    );
    await at();
    expect(document.querySelector('.promotion-join .notice')).toBeNull();
  });

  it('is passed on as a link with the visitor’s own id and nothing else of them', async () => {
    await joinElsewhere(net);
    history.replaceState(null, '', `/promocoes?vt-promotion=${OPEN}&token=x`);
    const { emit } = await show();
    const { value } = document.querySelector('#invitation-link') as HTMLInputElement;
    expect(value).toBe(`${location.origin}/promocoes?vt-promotion=${OPEN}&hub-invited-by-id=user-ana`);
    const whatsapp = document.querySelector<HTMLAnchorElement>('.promotion-own a[href*="wa.me"]');
    expect(decodeURIComponent(whatsapp?.href ?? '')).toContain(`Participe comigo da promoção`);
    expect(decodeURIComponent(whatsapp?.href ?? '')).toContain(value);
    whatsapp?.addEventListener('click', (event) => event.preventDefault());
    await click(whatsapp as HTMLElement);
    expect(emit).toHaveBeenCalledWith('vt-invitation-shared', { promotion: OPEN, way: 'whatsapp' });
    change(net, { attributionTypes: ['QR_CODE'] });
    await at();
    expect(document.querySelector('#invitation-link')).toBeNull();
  });
});
