// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { brandModels } from '#features/car/current/models';
import { brandCampaigns } from '#features/payment/campaigns';
import { guardedView } from '#features/session/access/guarded-view';
import { SignInGate } from '#features/session/sign-in/SignInGate';
import { clearQueryCache } from '#services/http/query-cache';
import CatalogueAdmin, { purpose as ofCatalogue } from '#widgets/catalogue-admin/CatalogueAdmin';
import { allSetups } from '#widgets/catalogue-admin/deferred/setup-rows';
import DealerAdmin, { purpose as ofDealers } from '#widgets/dealer-admin/DealerAdmin';
import EventAdmin, { purpose as ofEvents } from '#widgets/event-admin/EventAdmin';
import { loadEvents } from '#widgets/events/deferred/event-calls';
import { loadGames } from '#widgets/game/deferred/play';
import MoparOffers from '#widgets/mopar-offers/MoparOffers';
import Orders from '#widgets/orders/Orders';
import { loadPolls } from '#widgets/polls/deferred/polls';
import { loadProposals } from '#widgets/rental-proposals/deferred/proposal-calls';
import WorkingPrice, { purpose as ofPrices } from '#widgets/working-price/WorkingPrice';
import { button, click, render, texts } from '../lib/render';
import type { SandboxPage } from '../lib/sandbox-fetch';
import { leaveStaffPage, signIn, staffPage } from '../lib/staff';

let net: SandboxPage;
beforeEach(() => {
  net = staffPage('fiat');
  clearQueryCache();
  signIn('equipe');
});
afterEach(async () => {
  await leaveStaffPage();
  history.replaceState(null, '', '/');
});
const { signal } = new AbortController();

describe('a list of a brand’s page has no record of another brand', () => {
  it.each<[string, string, () => Promise<readonly { brand?: string | null | undefined }[]>]>([
    ['campaigns', 'RES-12', () => brandCampaigns()],
    ['rental proposals under way', 'TML-01', () => loadProposals('active', 'pt-BR', signal)],
    ['all rental proposals', 'TML-08', () => loadProposals('all', 'pt-BR', signal)],
    ['rental proposals in Spanish', 'TML-07', () => loadProposals('all', 'es-AR', signal)],
    ['events', 'EVT-01', () => loadEvents(signal)],
    ['polls', 'BEN-11', () => loadPolls('', signal)],
    ['setups, which are ordered together', 'CAT-01', () => allSetups(signal)],
    ['models', 'CAT-09', () => brandModels()],
    ['games', 'GAM-01', () => loadGames('', signal)],
  ])('%s', async (_, call, load) => {
    const records = await load();
    const answered = net.sandbox.state.calls.find((each) => each.call === call)?.answer as {
      brand: string;
    }[];
    expect(answered.some(({ brand }) => brand === 'jeep')).toBe(true);
    expect(records.length).toBeGreaterThan(0);
    expect(records.filter(({ brand }) => brand && brand !== 'fiat')).toEqual([]);
  });
});

const Dealers = guardedView(DealerAdmin, { staff: true }, ofDealers);
const Events = guardedView(EventAdmin, { staff: true }, ofEvents);
const Prices = guardedView(WorkingPrice, { staff: true }, ofPrices);
const pages = {
  detailsUrl: '',
  paymentUrl: '',
  documentsUrl: '',
  photoUrl: '',
  welcomeKitUrl: '',
  carsUrl: '',
};
const links = { schedulingUrl: '', contactUrl: '' };

interface Answered {
  id?: string;
  brand?: string;
  title?: string;
  name?: string;
  modelName?: string;
  mvsCode?: string;
  car?: { modelName?: string };
}

describe('a widget of a brand’s page shows no record of another brand', () => {
  it.each<[string, string, string, ReactNode, (record: Answered) => string | undefined, string?]>([
    [
      'orders',
      'ana',
      'RES-08',
      <SignInGate key="1" purpose="">
        <Orders heading="" {...pages} />
      </SignInGate>,
      ({ car }) => car?.modelName,
      'Mostrar mais',
    ],
    [
      'Mopar offers',
      'ana',
      'MOF-01',
      <MoparOffers key="2" heading="" count={99} type="" model="" {...links} />,
      ({ id }) => id,
    ],
    ['events of staff', 'nation', 'EVT-01', <Events key="3" heading="" roles="" />, ({ title }) => title],
    ['dealers of staff', 'equipe', 'DLR-25', <Dealers key="4" heading="" roles="" />, ({ name }) => name],
    ['working prices', 'vendas', 'PRC-02', <Prices key="5" heading="" roles="" />, ({ mvsCode }) => mvsCode],
  ])('%s', async (_, user, call, view, nameOf, more) => {
    signIn(user);
    await render(view);
    if (more) await click(button(new RegExp(`^${more}`)));
    const answered = net.sandbox.state.calls.find((each) => each.call === call)?.answer as Answered[];
    const namesOf = (isOwn: boolean) =>
      new Set(answered.filter(({ brand }) => (brand === 'fiat') === isOwn).map((each) => nameOf(each) ?? ''));
    const own = namesOf(true);
    const foreign = [...namesOf(false)].filter((name) => !own.has(name));
    // Offers of two brands have the same titles, and their ids in the markup.
    const shown = document.body.innerHTML;
    expect(foreign.length).toBeGreaterThan(0);
    expect([...own].some((name) => shown.includes(name))).toBe(true);
    expect(foreign.filter((name) => shown.includes(name))).toEqual([]);
  });
});

it('a page of a staff list leaves out rows of another brand, to which nothing is done from here', async () => {
  const setup = { ordering: 1, active: true, highlighted: false, category: '', updatedAt: '' };
  const content = [
    { ...setup, id: 'own', brand: 'FIAT', modelCode: 'A', modelName: 'Próprio' },
    { ...setup, id: 'foreign', brand: 'JEEP', modelCode: 'B', modelName: 'Alheio' },
  ];
  net.faults['setup/page'] = {
    status: 200,
    body: { content, totalElements: 2, totalPages: 1, page: 0, size: 20 },
  };
  const View = guardedView(CatalogueAdmin, { staff: true }, ofCatalogue);
  await render(<View heading="" roles="" />);
  expect(texts('tbody th').map((name) => name.trim())).toEqual(['Próprio']);
});
