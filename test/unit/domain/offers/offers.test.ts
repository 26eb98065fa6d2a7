import { describe, expect, it } from 'vitest';
import { filterText, NO_FILTER, parseFilterText } from '#domain/offers/offer-filter';
import { addOffer, offerIdOf, offerOfKind, offerOfQuery } from '#domain/offers/offer-id';
import { offerState } from '#domain/offers/offer-state';
import { offersJsonLd } from '#domain/offers/structured-data';
import { stateName } from '#domain/place/provinces';

describe('a filter in an address', () => {
  it('is empty if nothing is filtered', () => expect(filterText(NO_FILTER)).toBe(''));
  it.each([
    { text: 'pulse ~ 1.3 ção', model: '358' },
    { fuel: 'Flex Hybrid', type: 'DEALER', priceTo: 89_990.5 },
    { sort: '-price', anywhere: true, saved: true },
    { year: '2026', feature: 'f-1', priceFrom: 50_000 },
    { priceFrom: 50_000, priceTo: 90_000, saved: true },
    { anywhere: true },
    { saved: true },
  ] as const)('is read as it was written: %j', (more) => {
    const filter = { ...NO_FILTER, ...more };
    expect(parseFilterText(filterText(filter))).toEqual(filter);
  });
  it.each([null, undefined, '', '%', '~~~~abc~colour~', '~~~~-5', '~~~~0', '~~~~~~~20x6', '~~~~~~~~~-1'])(
    'filters nothing if it is damaged: %s',
    (text) => expect(parseFilterText(text)).toEqual(NO_FILTER),
  );
  it('cuts a text that no visitor types', () =>
    expect(parseFilterText('x'.repeat(500)).text).toHaveLength(80));
});

it.each([
  ['of-fiat-1', 'of-fiat-1'],
  ['', null],
  [null, null],
  ['a b', null],
  ['a\r\nb', null],
  ['x'.repeat(61), null],
])('the id %j of an address is %j', (text, id) => expect(offerIdOf(text)).toBe(id));

describe('an offer in an address', () => {
  it.each([
    { id: 'of-1' },
    { id: 'of-1', kind: 'sale' as const },
    { id: 'of-1', kind: 'rental' as const, planId: 'prod-1-24', dealer: '135503081' },
  ])('is read as it was written: %j', (offer) => {
    const url = new URL('https://a.example/?a=1');
    addOffer(url, offer);
    expect(offerOfQuery(url.search)).toEqual(offer);
  });
  it.each(['', '?vt-offer=', '?vt-offer=a%0Ab&vt-offer-kind=sale', '?vt-offer-dealer=1&vt-plan=2'])(
    'is none without an id: %s',
    (query) => expect(offerOfQuery(query)).toBeNull(),
  );
  it('has no kind, plan or dealer that is none', () =>
    expect(offerOfQuery('?vt-offer=of-1&vt-offer-kind=gift&vt-plan=a%20b&vt-offer-dealer=')).toEqual({
      id: 'of-1',
    }));
});

it.each([
  [null, 'sale', null],
  [{ id: 'a', kind: 'sale' }, 'sale', { id: 'a', kind: 'sale' }],
  [{ id: 'a', kind: 'sale' }, 'rental', null],
  [{ id: 'a', kind: 'rental' }, 'sale', null],
  [{ id: 'a' }, 'rental', { id: 'a' }],
] as const)('the offer %j taken as %s is %j', (offer, kind, taken) =>
  expect(offerOfKind(offer, kind)).toEqual(taken),
);

it('a province has a name, a Brazilian state its code', () => {
  expect(['C', 'X', 'SP'].map(stateName)).toEqual(['CABA', 'Córdoba', 'SP']);
});

describe('the state of an offer', () => {
  const now = Date.UTC(2026, 10, 20);
  it.each([
    ['published', '2026-11-21T00:00:00Z', 'open'],
    ['published', '2026-11-20T00:00:00Z', 'expired'],
    ['sold', '2026-11-01T00:00:00Z', 'sold'],
    ['unpublished', null, 'unavailable'],
    ['disapproved', undefined, 'unavailable'],
    [null, null, 'open'],
    [undefined, 'soon', 'open'],
  ] as const)('%s until %s is %s', (status, validUntil, state) =>
    expect(offerState({ ...(status !== undefined && { status }), validUntil }, now)).toBe(state),
  );
  it('is that of an offer until the end of its last day', () => {
    const lastHour = new Date(2026, 10, 20, 23).getTime();
    expect(offerState({ validUntil: '2026-11-20' }, lastHour)).toBe('open');
    expect(offerState({ validUntil: '2026-11-19' }, lastHour)).toBe('expired');
  });
});

describe('the data for search engines', () => {
  const page = {
    brand: 'Fiat',
    currency: 'BRL',
    now: Date.UTC(2026, 10, 20),
    addressOf: (id: string) => `https://x.example/?vt-offer=${id}`,
  };
  const read = (text: string) => JSON.parse(text).itemListElement;
  it('describe a product and its offer', () => {
    const offer = { id: 'o1', title: 'Pulse', value: 99_990, validUntil: '2026-12-01T00:00:00Z' };
    const [{ position, item }] = read(offersJsonLd([{ ...offer, description: 'Flex' }], page));
    expect(position).toBe(1);
    expect(item).toMatchObject({ '@type': 'Product', name: 'Pulse', description: 'Flex', sku: 'o1' });
    expect(item.offers).toEqual({
      '@type': 'Offer',
      price: 99_990,
      priceCurrency: 'BRL',
      priceValidUntil: '2026-12-01',
      availability: 'https://schema.org/InStock',
      url: 'https://x.example/?vt-offer=o1',
    });
  });
  it('cannot end the script element', () => {
    const text = offersJsonLd([{ id: 'o', title: '</script><script>alert(1)</script>', value: 1 }], page);
    expect(text).not.toContain('<');
    expect(read(text)[0].item.name).toBe('</script><script>alert(1)</script>');
  });
  it('leave out an offer without a price, and say which is sold', () => {
    const rows = [
      { id: 'a', title: 'A', value: null },
      { id: 'z', title: 'Z', value: 0 },
      { id: 'b', title: 'B', value: 5, status: 'sold' },
    ];
    const listed = read(offersJsonLd(rows, page));
    expect(listed).toHaveLength(1);
    expect(listed[0].item.offers.availability).toBe('https://schema.org/SoldOut');
    expect(listed[0].item.offers).not.toHaveProperty('priceValidUntil');
  });
});
