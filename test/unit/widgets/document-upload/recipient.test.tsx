// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readSession } from '#features/session/session';
import { click, settle, text, texts } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { badge, choose, leavePage, named, pdf, show, signIn, type UploadPage, uploadPage } from './lib';

let page: UploadPage;
/** What the service of orders does. */
const manners = (changes: object) =>
  page.net.sandbox.app.request('/sandbox/documents', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(changes),
  });
/** A page of somebody, whose list of an order names no customer. */
async function pageOf(user: string): Promise<void> {
  await leavePage();
  page = uploadPage();
  signIn(user);
  await manners({ namesCustomer: false });
}
beforeEach(async () => {
  page = uploadPage();
  await manners({ namesCustomer: false });
});
afterEach(leavePage);

const asked = (part: string) => page.net.asked.filter((address) => address.includes(part));
/** What went to the private files of an account, or to its reservations. */
const sent = () => [...page.ranges, ...asked('/reservations')];
const notice = () => text('.notice.bad [role=alert]');
const sendNow = () =>
  [...document.querySelectorAll('button')].find(
    ({ textContent }) => textContent === 'Enviar agora',
  ) as Element;
const NO_CUSTOMER = /^Nada foi enviado: não sabemos de qual cliente são estes documentos/;
const NO_USER = /^Nada foi enviado: não conseguimos confirmar de quem é esta conta/;

describe('documents of an order whose list names no customer', () => {
  it('go to the own account of a customer', async () => {
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(asked('/reservations')).toEqual(['/user/users/user-ana/reservations']);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });

  it.each(['vendas', 'equipe'])('of a seller (%s) are refused before anything is sent', async (user) => {
    await pageOf(user);
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'), pdf('verso.pdf'));
    expect(notice()).toMatch(NO_CUSTOMER);
    expect(sent()).toEqual([]);
    // The files stay chosen, and the reason is said once.
    expect(texts('.upload-name')).toHaveLength(2);
    expect(texts('.upload .upload-problem')).toEqual(['', '']);
    await click(sendNow());
    expect(notice()).toMatch(NO_CUSTOMER);
    expect(sent()).toEqual([]);
  });

  it('of a seller are sent to the customer once the list names one', async () => {
    await pageOf('vendas');
    await show();
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    await manners({ namesCustomer: true });
    (sendNow() as HTMLElement).focus();
    await click(sendNow());
    expect(asked('/reservations')).toEqual(['/user/users/user-ana/reservations']);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
    expect(notice()).toBe('');
    expect(document.activeElement?.textContent).toBe('Documentos do pedido');
  });

  /** Signs ana in while a call answers in another way. */
  const signInWith = async (part: string, fault: (typeof page.net.faults)[string]) => {
    await leavePage();
    page = uploadPage();
    signOut();
    readSession();
    await manners({ namesCustomer: false });
    page.net.faults[part] = fault;
    signIn('ana');
    await show();
    await settle(5000);
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    await settle(5000);
  };

  it.each(['/user/users/self', '/auth/v2/auth'])(
    'are refused while who is signed in cannot be asked (%s), and sent after it can',
    async (part) => {
      await signInWith(part, 500);
      expect(notice()).toMatch(NO_USER);
      expect(sent()).toEqual([]);
      page.net.faults = {};
      await click(sendNow());
      await settle(1000);
      expect(badge('DRIVER_LICENSE')).toBe('Recebido');
      expect(asked('/reservations')).toEqual(['/user/users/user-ana/reservations']);
    },
  );

  it.each([
    ['/user/users/self', { name: 'Ana' }],
    ['/auth/v2/auth', { token: 'ana' }],
  ])('are refused where the service does not say who is signed in (%s)', async (part, body) => {
    await signInWith(part, { status: 200, body });
    expect(notice()).toMatch(NO_USER);
    expect(sent()).toEqual([]);
  });

  it('wait for the session where it has ended', async () => {
    await show();
    page.fate = () => 401;
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(texts('.upload .upload-problem')).toEqual([expect.stringMatching(/^Sua sessão terminou/)]);
    expect(asked('/reservations')).toEqual([]);
  });
});

describe('documents without an order', () => {
  it('of a seller are refused before anything is sent', async () => {
    await pageOf('vendas');
    await show({ order: '', documents: 'tracker' });
    await choose('TRACKER', pdf('a.pdf'));
    expect(notice()).toMatch(NO_CUSTOMER);
    expect(sent()).toEqual([]);
    expect(named('Remover: a.pdf')).not.toBeNull();
  });

  it('of a proposal name no account, of a seller neither', async () => {
    await pageOf('vendas');
    await show({ order: '', proposal: 'prop-pending-document' });
    await choose('DRIVER_LICENSE', pdf('cnh.pdf'));
    expect(asked('/reservations')).toEqual([]);
    expect(badge('DRIVER_LICENSE')).toBe('Recebido');
  });
});
