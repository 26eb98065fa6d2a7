// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { setLastViewedOffer } from '#features/car/car-store';
import { hasViewedOffer, isKnownVisitor } from '#features/contact/known-visitor';
import { chooseDealer, clearDealer } from '#features/dealer/dealer-store';
import { storageKey } from '#page/settings/storage-key';

const cookie = (text: string) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(text);

afterEach(() => {
  vi.restoreAllMocks();
  document.head.innerHTML = '';
  clearDealer();
});

it.each([
  ['', false],
  ['a=1; vitrine_session=x.y', true],
  ['vitrine_session_hint=1', false],
])('a visitor with the cookies %j is known: %s', (text, expected) => {
  cookie(text);
  expect(isKnownVisitor()).toBe(expected);
});

it("the page's own name of the session's cookie counts", () => {
  document.head.innerHTML = '<meta name="vitrine:session-cookie" content="brand_token">';
  cookie('vitrine_session=x');
  expect(isKnownVisitor()).toBe(false);
  cookie('brand_token=x');
  expect(isKnownVisitor()).toBe(true);
});

it('blocked cookies hold no session', () => {
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  expect(isKnownVisitor()).toBe(false);
});

it('a visitor who chose a dealer is known', () => {
  cookie('');
  chooseDealer({ id: '1', name: 'A', cityName: '', cityCode: '', stateCode: '', phone: '' });
  expect(isKnownVisitor()).toBe(true);
});

it('a visitor who chose a dealer on an earlier page of the visit is known', () => {
  cookie('');
  sessionStorage.setItem(storageKey('dealer'), '{}');
  expect(isKnownVisitor()).toBe(true);
  sessionStorage.clear();
  expect(isKnownVisitor()).toBe(false);
});

it('an offer that was opened on this page is named by a form; of another page only its id is known', () => {
  expect(hasViewedOffer()).toBe(false);
  setLastViewedOffer({ id: 'of-1' });
  expect(hasViewedOffer()).toBe(false);
  setLastViewedOffer({ id: 'of-1', title: 'Argo com taxa zero' });
  expect(hasViewedOffer()).toBe(true);
});
