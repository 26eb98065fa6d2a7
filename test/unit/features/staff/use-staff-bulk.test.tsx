// @vitest-environment happy-dom
import Cookies from 'js-cookie';
import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { offerOf } from '#demo-pages/sandbox/rules/offers';
import { useStaffBulk } from '#features/staff/use-staff-bulk';
import { rejectToken } from '#page/session/session';
import { getOffer } from '#services/offer-admin';
import { createOffer, updateOfferStatus } from '#services/offer-staff';
import { leave, render, settle } from '../../lib/render';
import { signOut } from '../../lib/requests';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

interface Item {
  id: string;
  label: string;
}
let net: SandboxPage;
let bulk: ReturnType<typeof useStaffBulk<Item>>;
const View = () => {
  bulk = useStaffBulk<Item>();
  return null;
};
const signIn = async (user: string) => {
  Cookies.set('vitrine_session', user, { path: '/' });
  await act(async () => void document.dispatchEvent(new Event('vt-session-started', { bubbles: true })));
};
const publish = {
  perform: ({ id }: Item, { signal, key }: { signal: AbortSignal; key: string }) =>
    updateOfferStatus({ id, body: { status: 'published' } }, { signal, idempotencyKey: key }),
  check: async ({ id }: Item, { signal }: { signal: AbortSignal }) =>
    (await getOffer({ id }, { signal })).status === 'published',
};
const requests = (id: string) =>
  net.asked.filter((address) => address.endsWith(`/offer/${id}/update-status`)).length;

beforeEach(async () => {
  net = sandboxPage({ brand: 'fiat', country: 'BR', 'idempotency-header': 'Idempotency-Key' });
  await signIn('ofertas');
});
afterEach(async () => {
  await leave();
  signOut();
  await act(async () => void document.dispatchEvent(new Event('vt-session-ended', { bubbles: true })));
  vi.unstubAllGlobals();
});

const makeOffers = async (count: number): Promise<Item[]> => {
  const items: Item[] = [];
  for (let at = 0; at < count; at++) {
    const { id, title } = await createOffer({
      body: { mvsCode: '358AF11', offer: { title: `Oferta ${at + 1}` } },
    });
    items.push({ id, label: title ?? id });
  }
  return items;
};
const statusOf = (id: string) => offerOf(net.sandbox.world, id).status;

it('publishes 500 offers once each, with seven failures, lost answers in the middle, and one retry', async () => {
  const items = await makeOffers(500);
  const wrong = new Set([3, 50, 120, 200, 333, 410, 499].map((at) => items[at]?.id ?? ''));
  for (const id of wrong) offerOf(net.sandbox.world, id).status = 'disapproved';
  // Carried out, and the answer is lost.
  const lost = [items[250], items[260]] as Item[];
  for (const { id } of lost) net.faults[`/offer/${id}/update-status`] = 'lost';
  await render(<View />);
  await act(async () => bulk.start(items, publish));
  await vi.waitFor(() => expect(bulk.state.status).toBe('finished'), { timeout: 20_000 });
  await settle();
  expect(bulk.state.counts).toMatchObject({ done: 493, failed: 7 });
  expect(bulk.state.rows.flatMap(({ status, item }) => (status === 'failed' ? item.id : []))).toEqual([
    ...wrong,
  ]);

  for (const id of wrong) offerOf(net.sandbox.world, id).status = 'unpublished';
  net.faults = {};
  await act(async () => bulk.run?.retry());
  await vi.waitFor(() => expect(bulk.state.counts.done).toBe(500), { timeout: 20_000 });
  expect(items.filter(({ id }) => statusOf(id) !== 'published')).toEqual([]);
  // Those whose answer was lost were asked for, and not sent again.
  expect(items.filter(({ id }) => requests(id) !== (wrong.has(id) ? 2 : 1))).toEqual([]);
});

it('waits while the session has ended, and goes on after signing in again', async () => {
  const items = await makeOffers(12);
  net.hold = 'update-status';
  await render(<View />);
  await act(async () => bulk.start(items, publish));
  await vi.waitFor(() => expect(net.held).toHaveLength(4));
  await act(async () => {
    rejectToken();
    document.dispatchEvent(new Event('vt-session-expired', { bubbles: true }));
  });
  await vi.waitFor(() => expect(bulk.state).toMatchObject({ status: 'paused', why: 'ended' }));
  net.hold = '';
  for (const { go } of net.held) go();
  await settle();
  expect(net.asked.filter((address) => address.includes('update-status'))).toHaveLength(4);
  await signIn('ofertas');
  await act(async () => bulk.run?.continue());
  await vi.waitFor(() => expect(bulk.state.counts.done).toBe(12), { timeout: 5000 });
  expect(items.filter(({ id }) => requests(id) > 1)).toEqual([]);
});

it('forgets a run when another account signs in', async () => {
  const items = await makeOffers(12);
  net.hold = 'update-status';
  await render(<View />);
  await settle();
  await act(async () => bulk.start(items, publish));
  await vi.waitFor(() => expect(net.held).toHaveLength(4));
  await signIn('equipe');
  await settle();
  expect(bulk.state.rows).toEqual([]);
  net.hold = '';
  for (const { go } of net.held) go();
  await settle();
  expect(net.asked.filter((address) => address.includes('update-status')).length).toBeLessThanOrEqual(4);
});
