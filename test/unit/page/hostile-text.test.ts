// @vitest-environment happy-dom

import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { weakLogin } from '#domain/access/weak-login';
import { carPath, carSource } from '#domain/car/car-image';
import { carText, parseCarText } from '#domain/car/link';
import { routeLink } from '#domain/dealer/dealer-list';
import { parsePlanText } from '#domain/funding/plan';
import { parseLeadWithoutCpf } from '#domain/lead/lead-without-cpf';
import { parsePrice } from '#domain/money/currency';
import { couponAvailable } from '#domain/offers/coupon';
import { telLink } from '#domain/person/phone-links';
import { formatDate } from '#domain/time/calendar';
import { integer } from '#element/attributes/bounds';
import { readAttribute } from '#element/attributes/read-attributes';
import { nearest, pageNotes } from '#element/author/check';
import { words } from '#element/author/words';
import { missingMetadata } from '#element/required-metadata';
import { fileName } from '#features/car/share/file-name';
import { codesIn } from '#features/funding/cars/versions';
import { locationRecord } from '#features/place/location-store';
import { whatsappAddress } from '#features/share/share';
import { anchorTarget } from '#page/address/anchor-target';
import { parentPath, siteAddress } from '#page/address/navigation';
import { safeUrl } from '#page/core/safe-url';
import { ownUrl } from '#page/safe-addresses';
import { cookie } from '#page/settings/cookies';
import { problems } from '#page/settings/report-problem';
import { serviceBase } from '#page/settings/service-bases';
import { SETTINGS, setting } from '#page/settings/settings';
import { persisted } from '#page/settings/storage';
import { hasStoredValue } from '#page/settings/storage-key';
import { analytics, campaign, clickId } from '#page/tracking';
import { addressWith } from '#widgets/installment-calculator/deferred/continue-to-flow';
import { attributes as qrAttributes } from '#widgets/qr-code/attributes';
import { drawCode } from '#widgets/qr-code/draw';
import { codesIn as comparedIn } from '#widgets/version-comparator/deferred/columns';
import { attributeValue } from '../lib/attribute-value';

/** What a page, an address, a cookie, a storage or a service may hold, and nobody expects. */
const KNOWN = [
  '',
  ' ',
  '%',
  '%E9',
  '%E0%A4%A',
  '%00',
  '\0',
  '\ud800',
  'a\udfffb',
  '\u202e',
  '{',
  '[1',
  '"',
  'null',
  '[]',
  '{"saved":1e999}',
  'http://[',
  '//',
  '\\\\host',
  'https://u:p@host',
  'javascript:alert(1)',
  'data:,x',
  'blob:x',
  'tel:',
  'https://host:99999',
  '__proto__',
  'constructor~30~36~20',
  'constructor',
  'toString',
  '1e999',
  '-0',
  'NaN',
  '0x10',
  '9'.repeat(400),
  '~~~~~',
  '~'.repeat(50),
  '.~.~.',
  '%~%~%',
  '2026-02-30T99:99',
  '$&',
  '((((',
  'a'.repeat(5000),
  '<img src=x onerror=alert(1)>',
];
const text = fc.oneof(fc.constantFrom(...KNOWN), fc.string(), fc.string({ unit: 'binary' }));

const meta = (name: string, content: string) => {
  document.head.replaceChildren(
    Object.assign(document.createElement('meta'), { name: `vitrine:${name}`, content }),
  );
};
const has = (value: string) =>
  vi.spyOn(Object.getPrototypeOf(document) as Document, 'cookie', 'get').mockReturnValue(value);
const store = (value: string) => localStorage.setItem('vitrine:location:v1', value);

/** Everything that reads a text of others. */
const READERS: Record<string, (value: string) => unknown> = {
  safeUrl,
  siteAddress,
  parentPath,
  anchorTarget: (value) => anchorTarget(`#${value}`),
  weakLogin,
  parseLeadWithoutCpf,
  parsePlanText,
  parseCarText,
  parsePrice,
  formatDate,
  codesIn,
  comparedIn,
  whatsappAddress,
  fileName: (value) => fileName([value, value], value),
  nearest: (value) => nearest(value.slice(0, 60), ['lead-form', value.slice(0, 9)]),
  pageNotes: (value) =>
    [value, `service:${value}`].map((name) => {
      meta(name, value);
      return pageNotes(words['pt-BR']);
    }),
  readAttribute: (value) =>
    (
      [
        'flag',
        'text',
        'number',
        ['a', 'b'],
        { list: ['a', 'b'] },
        integer({ min: 1, max: 9, default: 2 }),
      ] as const
    ).map((kind) => readAttribute(kind, value)),
  setting: (value) =>
    Object.keys(SETTINGS).map((name) => {
      meta(name, value);
      return setting(name as 'brand');
    }),
  serviceBase: (value) =>
    ['service:car', 'services', 'aws-region'].map((name) => {
      meta(name, value);
      return [serviceBase('car'), serviceBase('aws-places'), missingMetadata(['service:car', 'aws-region'])];
    }),
  cookie: (value) => {
    has(value);
    return [cookie('a'), cookie(value), analytics()];
  },
  tracking: (value) => [
    clickId(`?gclid=${value}&gclsrc=${value}`),
    campaign(`?${value}`),
    campaign(`?utm_source=${value}`),
  ],
  storage: (value) => {
    store(value);
    return [hasStoredValue('location'), persisted('location', locationRecord).load()];
  },
  'image of a car': (value) => {
    const car = { brand: value, model: value, version: value, series: value, year: 2026, color: value };
    return [carPath(car), carSource(value, car)];
  },
  'link of a car': (value) => {
    const codes = { color: value, coating: value, parts: [value, value], services: [value] };
    return parseCarText(carText({ mvsCode: '358AF11', year: 2026, ...codes }));
  },
  'page to go on at': (value) => {
    const figures = {} as never;
    const plan = {
      source: 'CDC',
      entrancePercent: 30,
      numberOfInstallments: 36,
      mvs: value,
      year: 2026,
      price: 1,
      figures,
    } as const;
    return addressWith({ ...plan, planId: value }, safeUrl(value) ?? ownUrl());
  },
  dealer: (value) => {
    const place = { latitude: Number(value), longitude: Number(value) };
    const dealer = { ...place, street: value, address: value, cityName: value, stateCode: value } as never;
    return [routeLink(dealer), telLink(value, 'BR'), telLink(value, 'AR')];
  },
  couponAvailable: (value) => couponAvailable({ validUntil: value }),
  drawCode: (value) =>
    drawCode(value.slice(0, 200), {
      level: 'M',
      mask: attributeValue(qrAttributes.mask, value),
      version: attributeValue(qrAttributes.version, value),
    }),
};

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue();
  problems.length = 0;
});
afterEach(() => {
  vi.restoreAllMocks();
  document.head.replaceChildren();
  localStorage.clear();
});

describe.each(Object.entries(READERS))('%s', (_, read) => {
  it('throws for no text', () => {
    for (const value of KNOWN) expect(() => read(value), JSON.stringify(value.slice(0, 40))).not.toThrow();
    fc.assert(
      fc.property(text, (value) => {
        read(value);
      }),
    );
  });
});
