// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { TAKES } from '#demo-pages/sandbox/rules/identities';
import { click, settle, text, texts } from '../../lib/render';
import { badge, choose, leavePage, ORDER, pdf, show, signIn, type UploadPage, uploadPage } from './lib';

let page: UploadPage;
beforeEach(async () => {
  page = uploadPage();
  await page.net.sandbox.app.request('/sandbox/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ needsIdentity: true }),
  });
});
afterEach(leavePage);

const request = (method: string, path: string, body?: object) =>
  page.net.sandbox.app.request(`/api/identity-validation/validations${path}`, {
    method,
    headers: { authorization: 'Bearer ana', 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
/** Validates ana's identity, as on another page. */
async function validate(): Promise<void> {
  const { world } = page.net.sandbox;
  const person = { name: 'Ana Prado', cpf: '12345678909', birthday: '07/03/1990', phone: '11955500101' };
  const { id } = (await (await request('POST', '', person)).json()) as { id: string };
  world.advance(TAKES.VALIDATING_IDENTITY);
  await request('POST', `/${id}/token`, { token: '123456' });
  world.advance(TAKES.AWAITING_IDENTITY_CHECK);
  const answers = ['rua', 'carro'].map((questionId) => ({ questionId, optionId: 'b' }));
  await request('POST', `/${id}/quiz`, { answers });
  world.advance(TAKES.SYNCING_CRM);
}
const notice = () => text('.notice.bad [role=alert]');
const link = () => document.querySelector<HTMLAnchorElement>('.notice.bad a');
const sendNow = () =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Enviar agora',
  ) as HTMLElement;
const isAsking = () => {
  const event = new Event('beforeunload', { cancelable: true });
  dispatchEvent(event);
  return event.defaultPrevented;
};
const chosen = async (attributes: Parameters<typeof show>[0] = { identityUrl: '/identidade' }) => {
  await show(attributes);
  await choose('DRIVER_LICENSE', pdf('cnh.pdf'), pdf('verso.pdf'));
  await choose('RESIDENCE_PROOF', pdf('luz.pdf'));
};
const received = () =>
  page.net.sandbox.world
    .table('order documents', () => new Map<string, { type: string }[]>())
    .get(ORDER)
    ?.filter(({ type }) => type !== 'INCOME_PROOF').length;

describe('an order that needs a validated identity', () => {
  it('says why once, leads there in another tab, and keeps the files', async () => {
    await chosen();
    expect(notice()).toMatch(/^Os documentos só são recebidos depois que a sua identidade for validada/);
    expect([link()?.target, link()?.rel]).toEqual(['_blank', 'noopener']);
    const address = new URL(link()?.href ?? '');
    expect(address.pathname).toBe('/identidade');
    expect(address.searchParams.get('returnUrl')).toBe(location.href);
    expect(texts('.upload-name')).toHaveLength(3);
    expect(texts('.upload .upload-problem')).toEqual(['', '', '']);
    expect(isAsking()).toBe(true);
    expect(received()).toBe(0);
  });

  it.each([
    ['by the button', async () => click(sendNow())],
    [
      'by itself, validated on this page',
      async () => {
        document.dispatchEvent(new CustomEvent('vt-identity-validated', { bubbles: true }));
      },
    ],
    [
      'by itself, when the visitor comes back',
      async () => {
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('takes every file once after it: %s', async (_, go) => {
    await chosen();
    await validate();
    sendNow().focus();
    await act(go);
    await settle(200);
    expect([badge('DRIVER_LICENSE'), badge('RESIDENCE_PROOF')]).toEqual(['Recebido', 'Recebido']);
    expect(received()).toBe(3);
    expect(notice()).toBe('');
    expect(document.activeElement?.textContent).toBe('Documentos do pedido');
    expect(isAsking()).toBe(false);
  });

  it('says it again where it is not validated yet', async () => {
    await chosen();
    await click(sendNow());
    expect(notice()).toMatch(/^Os documentos só são recebidos/);
    expect(texts('.upload-name')).toHaveLength(3);
  });

  it.each(['', 'javascript:alert(1)', 'mailto:ajuda@marca.example'])(
    'says what to do where the page names no address (%s)',
    async (identityUrl) => {
      await chosen({ identityUrl });
      expect(notice()).toContain('Valide-a na sua conta deste site ou peça ajuda ao atendimento');
      expect(link()).toBeNull();
      expect(sendNow()).not.toBeUndefined();
    },
  );

  it('asks a seller to have the customer validate it', async () => {
    await leavePage();
    const { net } = page;
    page = uploadPage();
    await page.net.sandbox.app.request('/sandbox/documents', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ needsIdentity: true }),
    });
    expect(page.net).not.toBe(net);
    signIn('vendas');
    await chosen();
    expect(notice()).toContain('depois que o cliente validar a identidade');
    expect(link()).toBeNull();
  });

  it('is no other refusal', async () => {
    page.net.faults['/reservations'] = 403;
    await chosen();
    expect(notice()).toBe('');
    expect(texts('.upload .upload-problem').every((each) => each !== '')).toBe(true);
  });

  it('says so in Spanish', async () => {
    await show({ identityUrl: '/identidad' }, 'es-AR');
    await choose('DRIVER_LICENSE', pdf('dni.pdf'));
    expect(notice()).toMatch(/^Los documentos se reciben solo después de validar tu identidad/);
  });
});
