// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import '#widgets/offers/deferred/List';
import '#widgets/offers/deferred/report/ReportForm';
import Offers from '#widgets/offers/Offers';
import { button, click, leave, render, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const NONE = {
  heading: '',
  count: 6,
  type: '',
  dealerCode: '',
  contactUrl: '',
  financingUrl: '',
  reservationUrl: '',
  structuredData: false,
};

let net: SandboxPage;
beforeEach(() => {
  net = sandboxPage();
  vi.setSystemTime(net.sandbox.world.now());
  history.replaceState(null, '', '?vt-offer=of-fiat-1');
});
afterEach(async () => {
  await leave();
  history.replaceState(null, '', '/');
  vi.unstubAllGlobals();
});
const open = async () => {
  const host = await render(<Offers {...NONE} />);
  await click(button('Informar um problema com a oferta'));
  return host;
};
const sent = () => net.sandbox.state.calls.filter(({ call }) => call === 'RPT-01');

it('of an offer is sent once, with what was typed; its event names the offer and the reason only', async () => {
  const { emit } = await open();
  expect(document.activeElement?.textContent).toBe('O que há de errado com esta oferta?');
  await type('#reason', 'PRICE');
  await type('#comment', ' O preço é outro. ');
  await type('#email', 'ana@correio.example');
  document.querySelector('form')?.requestSubmit();
  await submit();
  expect(sent().map(({ body }) => body)).toEqual([
    { offerId: 'of-fiat-1', reason: 'PRICE', comment: 'O preço é outro.', email: 'ana@correio.example' },
  ]);
  expect(document.activeElement?.textContent).toBe('Recebemos seu aviso. Vamos verificar a oferta.');
  expect(emit).toHaveBeenCalledWith('vt-offer-reported', { offerId: 'of-fiat-1', reason: 'PRICE' });
});

it('is received by an answer without content', async () => {
  await open();
  await type('#reason', 'PRICE');
  net.faults['/report-view'] = { status: 201, body: null };
  await submit();
  expect(text('.notice.good')).toContain('Recebemos seu aviso');
});

it('needs a reason, and an address that exists', async () => {
  await open();
  await type('#email', 'ana@');
  await submit();
  expect(texts('.error').filter(Boolean)).toHaveLength(2);
  expect(sent()).toEqual([]);
});

it('that failed keeps what was typed and goes again with the same key', async () => {
  await leave();
  vi.unstubAllGlobals();
  net = sandboxPage({ 'idempotency-header': 'Idempotency-Key' });
  await open();
  await type('#reason', 'OTHER');
  await type('#comment', 'Texto');
  net.faults['/report-view'] = 500;
  await submit();
  expect(text('[role=alert]')).toContain('Um erro ocorreu');
  net.faults = {};
  await click(button('Tentar novamente'));
  expect(text('.notice.good')).toContain('Recebemos seu aviso');
  expect(
    sent()
      .map(({ body }) => (body as { comment: string }).comment)
      .at(-1),
  ).toBe('Texto');
});

it('offers to load the reasons again', async () => {
  net.faults['/report-view/reasons'] = 404;
  await open();
  expect(text('.report-offer')).toContain('Não foi possível carregar os motivos.');
  net.faults = {};
  await click(button('Tentar novamente'));
  expect(document.querySelectorAll('#reason option').length).toBe(6);
});
