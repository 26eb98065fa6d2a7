import { describe, expect, it } from 'vitest';
import {
  addressLine,
  coordinatesOf,
  formatDuration,
  nearestFirst,
  nearestToPlace,
  routeLink,
} from '#domain/dealer/dealer-list';
import { phoneText, telLink, whatsappLink } from '#domain/person/phone-links';
import { formatDistance } from '#domain/place/distance';

const savassi = { name: 'Savassi', longitude: -43.9333, latitude: -19.9386 };
const betim = { name: 'Betim', longitude: -44.1983, latitude: -19.9678 };
const place = { street: 'Av. Brasil, 10', neighborhood: 'Centro', cityName: 'Betim', stateCode: 'MG' };

describe('nearestToPlace', () => {
  const lost = { name: 'Zeta', longitude: null, latitude: null, stateCode: 'MG' };
  const far = { name: 'Alfa', longitude: null, latitude: null, stateCode: 'SP' };
  const names = (place: Parameters<typeof nearestToPlace>[1], ...dealers: (typeof lost | typeof savassi)[]) =>
    nearestToPlace(dealers, place, 'pt-BR').map(({ dealer }) => dealer.name);
  it('orders by distance where it is known', () => {
    const here = { longitude: -43.9386, latitude: -19.9208, stateCode: 'MG' };
    expect(names(here, betim, savassi)).toEqual(['Savassi', 'Betim']);
  });
  it('puts those of the place’s state first where it is not, and orders by name without a place', () => {
    expect(names({ stateCode: 'MG' }, far, lost)).toEqual(['Zeta', 'Alfa']);
    expect(names(null, lost, far)).toEqual(['Alfa', 'Zeta']);
  });
});

describe('nearestFirst', () => {
  it('orders by great-circle distance in metres', () => {
    const [first, second] = nearestFirst([betim, savassi], [-43.9386, -19.9208], 'pt-BR');
    expect([first?.dealer.name, second?.dealer.name]).toEqual(['Savassi', 'Betim']);
    expect(first?.metres).toBeCloseTo(2058, -1);
    expect(second?.metres).toBeCloseTo(27_680, -2);
  });
  it('knows no distance from a place that is none', () => {
    const [first] = nearestFirst([savassi], [Number.POSITIVE_INFINITY, 0], 'pt-BR');
    expect(first?.metres).toBeNull();
    expect(formatDistance(Number.NaN, 'pt-BR')).toBe('');
  });
  it('orders by name where the distance is the same, in the language’s order', () => {
    const twins = ['Zeta', 'Élan', 'Alfa'].map((name) => ({ ...savassi, name }));
    expect(nearestFirst(twins, [-43.9, -19.9], 'pt-BR').map(({ dealer }) => dealer.name)).toEqual([
      'Alfa',
      'Élan',
      'Zeta',
    ]);
  });
  it('puts dealers of unknown place last', () => {
    const lost = { name: 'Alfa', longitude: null, latitude: null };
    expect(nearestFirst([lost, betim], [-43.9, -19.9], 'pt-BR')).toMatchObject([
      { dealer: betim },
      { dealer: lost, metres: null },
    ]);
  });
  it('sorts by name without a reference point', () => {
    expect(nearestFirst([savassi, betim], null, 'pt-BR')).toMatchObject([
      { dealer: betim, metres: null },
      { dealer: savassi, metres: null },
    ]);
  });
});

describe('coordinatesOf', () => {
  it('knows places on earth only', () => {
    expect(coordinatesOf(savassi)).toEqual([-43.9333, -19.9386]);
    expect(coordinatesOf({ longitude: 0, latitude: -19 })).toEqual([0, -19]);
    expect(coordinatesOf({ longitude: 0, latitude: 0 })).toBeNull();
    expect(coordinatesOf({ longitude: -43 })).toBeNull();
    expect(coordinatesOf({ longitude: -430, latitude: -19 })).toBeNull();
    expect(coordinatesOf({ longitude: -43, latitude: -190 })).toBeNull();
    expect(coordinatesOf({ longitude: Number.NaN, latitude: 1 })).toBeNull();
  });
});

describe('formatDuration', () => {
  it.each([
    [0, '1 min'],
    [29, '1 min'],
    [720, '12 min'],
    [3600, '1 h'],
    [3900, '1 h 5 min'],
    [-1, ''],
    [604_800, ''],
    [Number.NaN, ''],
    [Number.POSITIVE_INFINITY, ''],
  ])('%s s: %j', (seconds, text) => expect(formatDuration(seconds, 'pt-BR').replace(/\s/g, ' ')).toBe(text));
  it('keeps a number and its unit on one line', () =>
    expect(formatDuration(3900, 'pt-BR')).toBe('1\u00a0h 5\u00a0min'));
});

describe('formatDistance', () => {
  it.each([
    [4, '0 m'],
    [846, '850 m'],
    [994, '990 m'],
    [996, '1 km'],
    [4_180, '4,2 km'],
    [9_960, '10 km'],
    [37_400, '37 km'],
    [1_234_000, '1.234 km'],
  ])('says %d metres as %s', (metres, text) => {
    expect(formatDistance(metres, 'pt-BR').replace(/\s/g, ' ')).toBe(text);
  });
  it('speaks Spanish', () => {
    expect(formatDistance(4_180, 'es-AR')).toBe('4,2\u00a0km');
  });
});

describe('routeLink', () => {
  it('leads to the coordinates', () => {
    expect(routeLink({ ...betim, ...place })).toBe(
      'https://www.google.com/maps/dir/?api=1&destination=-19.9678%2C-44.1983',
    );
  });
  it('leads to the written address where there are none', () => {
    const link = new URL(routeLink({ name: 'Fiat & Cia', ...place }));
    expect(link.searchParams.get('destination')).toBe('Fiat & Cia, Av. Brasil, 10, Centro, Betim - MG');
  });
  it('stays an address of the map whatever the service says', () => {
    const link = new URL(routeLink({ name: 'javascript:alert(1)//"><script>&api=2', ...place, street: '' }));
    expect(link.origin).toBe('https://www.google.com');
    expect(link.searchParams.getAll('api')).toEqual(['1']);
  });
});

describe('addressLine', () => {
  it('leaves out what is missing', () => {
    expect(addressLine({ ...place, neighborhood: '' })).toBe('Av. Brasil, 10, Betim - MG');
    expect(addressLine({ street: '', neighborhood: '', cityName: '', stateCode: 'MG' })).toBe('MG');
  });
  it('leaves out Argentine letters', () => {
    expect(addressLine({ ...place, cityName: 'Rosario', stateCode: 'S' })).toBe(
      'Av. Brasil, 10, Centro, Rosario',
    );
  });
});

describe('telLink', () => {
  it.each([
    ['(31) 3333-4444', 'BR', 'tel:+553133334444'],
    ['031 98888-7777', 'BR', 'tel:+5531988887777'],
    ['+55 31 3333-4444', 'BR', 'tel:+553133334444'],
    ['0800 123 4567', 'BR', 'tel:08001234567'],
    ['4004-1234', 'BR', 'tel:40041234'],
    ['011 4555-6666', 'AR', 'tel:+541145556666'],
    ['', 'BR', null],
    ['n/d', 'BR', null],
  ] as const)('calls %s in %s at %s', (phone, country, link) => {
    expect(telLink(phone, country)).toBe(link);
  });
});

describe('phoneText', () => {
  it.each([
    ['3133334444', 'BR', '(31) 3333-4444'],
    ['031988887777', 'BR', '(31) 98888-7777'],
    ['0800 123 4567', 'BR', '0800 123 4567'],
    ['+1 555 010', 'BR', '+1 555 010'],
    ['1145556666', 'AR', '11 4555-6666'],
    ['3414556666', 'AR', '341 455-6666'],
    ['0810 555 1', 'AR', '0810 555 1'],
    // Without an area code.
    ['987654321', 'BR', '98765-4321'],
    ['0 3333 4444', 'BR', '3333-4444'],
    ['4004.1234', 'BR', '4004-1234'],
    ['3333-4444 r. 5', 'BR', '3333-4444 r. 5'],
    ['33334444', 'AR', '33334444'],
    ['1234567', 'BR', '1234567'],
  ] as const)('shows %s in %s as %s', (phone, country, text) => {
    expect(phoneText(phone, country)).toBe(text);
  });
});

describe('whatsappLink', () => {
  it.each([
    ['(11) 95550-1234', 'BR', 'https://wa.me/5511955501234'],
    ['011955501234', 'BR', 'https://wa.me/5511955501234'],
    ['1145556666', 'AR', 'https://wa.me/5491145556666'],
    ['+54 9 11 4555-6666', 'AR', 'https://wa.me/5491145556666'],
    ['+1 23', 'AR', null],
    ['0800 123 4567', 'BR', null],
    ['', 'BR', null],
  ] as const)('of %s in %s is %s', (phone, country, link) => {
    expect(whatsappLink(phone, country)).toBe(link);
  });
});
