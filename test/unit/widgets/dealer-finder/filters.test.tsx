// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setLocation } from '#features/place/location-store';
import { answerWith, page } from '../../lib/answers';
import { button, click, settle, text, texts, type } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, names, openFinder, places, show, some } from './found';

beforeAll(loadFinder);
beforeEach(() => {
  openFinder();
  setLocation(city(0));
});
afterEach(leaveFinder);

const OIL = { id: 'S1', serviceName: 'Troca de óleo' };
const services = { maintenanceservice: [OIL, { id: 'S2', serviceName: 'Freios' }] };

describe('a search by service', () => {
  const detailed = some.map((each, index) => ({ ...each, services: index === 1 ? [OIL] : [] }));
  const pick = async () => {
    await show({ filterBy: ['service'] });
    await settle();
    await type('#service', 'S1');
    await settle(1000);
  };

  it('lists the dealers that offer it, and all of them again without one', async () => {
    const asked = answerWith({ ...services, '/v3/dealer': detailed, findDealersBy: some, ...places });
    await pick();
    expect(names()).toEqual(['Perto']);
    expect(asked.find((address) => address.includes('/v3/dealer'))).toContain('dealerCode=3&dealerCode=1');
    await type('#service', '');
    await settle();
    expect(names()).toEqual(['Perto', 'Meio', 'Longe']);
  });

  it('asks each dealer where the list of details fails', async () => {
    answerWith({
      ...services,
      '/v3/dealer': { status: 403 },
      '/v1/service/2': [OIL],
      '/v1/service/': [],
      findDealersBy: some,
      ...places,
    });
    await pick();
    expect(names()).toEqual(['Meio']);
  });

  it('lists nobody as offering what no service says, and can be asked again', async () => {
    answerWith({
      ...services,
      findDealersBy: some,
      ...places,
      '/v3/dealer': { status: 403 },
      '/v1/service/': { status: 403 },
    });
    await pick();
    expect(names()).toEqual([]);
    expect(text('.summary')).toContain('Não foi possível');
    answerWith({ ...services, findDealersBy: some, ...places, '/v3/dealer': detailed });
    await click(button('Tentar novamente'));
    await settle();
    expect(names()).toEqual(['Perto']);
  });

  it('limits nothing while its choices cannot be loaded', async () => {
    answerWith({ findDealersBy: some, ...places, maintenanceservice: { status: 403 } });
    await show({ filterBy: ['service'] });
    await settle(1000);
    expect(names()).toHaveLength(3);
    expect(text('.field-failed')).toContain('Não foi possível');
  });

  it('is offered only if the author names it', async () => {
    answerWith({ ...services, findDealersBy: some, ...places });
    await show();
    expect(document.querySelector('#service')).toBeNull();
  });
});

describe('a search of another brand', () => {
  it('lists its dealers, which this page’s forms cannot send to', async () => {
    const asked = answerWith({
      '/v1/brand': [
        { code: 'fiat', name: 'Fiat', id: 21 },
        { code: 'jeep', name: 'Jeep', id: 57 },
      ],
      findDealersBy: some,
      ...places,
    });
    await show({ filterBy: ['brand'] });
    await settle();
    expect(texts('#brand option')).toEqual(['A marca desta página', 'Jeep']);
    expect(texts('.choose')).toHaveLength(3);
    await type('#brand', 'jeep');
    await settle();
    expect(asked.at(-1)).toMatch(/brand=jeep/);
    expect(names()).toHaveLength(3);
    expect(texts('.choose')).toEqual([]);
  });
});

describe('a search by name', () => {
  const all = [dealer('1', 'Aurora Veículos'), dealer('2', 'Colibri São José', 0.1)];

  it('lists the dealers whose name has the typed letters, without accents and case', async () => {
    answerWith({
      '/v1/dealer': all,
      findAllOfflineStates: [{ code: 'MG', name: 'Minas Gerais' }],
      findOfflineDealersByState: [dealer('9', 'São Bento'), dealer('8', 'Outra')],
      ...places,
    });
    await show({ searchBy: ['name'] });
    await type('#dealerName', 'S');
    await settle(600);
    expect(names()).toEqual([]);
    await type('#dealerName', 'sao');
    await settle(600);
    expect(names()).toEqual(['São Bento', 'Colibri São José']);
    expect(text('.summary')).toContain('2 concessionárias com “sao” no nome');
    expect(text('.in-person')).toBe('Só na loja');
  });

  it('says that nobody has that name', async () => {
    answerWith({ '/v1/dealer': all, findAllOfflineStates: [], ...places });
    await show({ searchBy: ['name'] });
    await type('#dealerName', 'zebra');
    await settle(600);
    expect(text('.results')).toContain('Não há concessionárias com “zebra” no nome.');
  });
});

describe('dealers that sell in person only', () => {
  const offline = {
    findAllOfflineStates: [
      { code: 'MG', name: 'Minas Gerais' },
      { code: 'SP', name: 'São Paulo' },
    ],
    'findOfflineDealersByState?stateCode=MG': [dealer('9', 'Da loja', 0.05), dealer('8', 'Muito longe', 3)],
    findOfflineDealersByState: [],
  };

  it('are in a search around a place, within its radius', async () => {
    answerWith({ ...offline, findDealersByRadius: some, ...places });
    await show({ extent: 'radius' });
    expect(names()).toEqual(['Perto', 'Da loja', 'Meio', 'Longe']);
  });

  it('are in a search by zone, if the place around them is in it', async () => {
    page({ country: 'AR', language: 'es-AR' });
    answerWith({
      ...offline,
      '/v1/province/AR06/zone': [
        { id: 'Z1', name: 'Norte' },
        { id: 'Z2', name: 'Sur' },
      ],
      '/v1/province': [{ code: 'MG', name: 'Buenos Aires', id: 'AR06' }],
      findDealersBy: [some[1]],
      'locationId=-43.9386,-19.9708': {
        latitude: 0,
        longitude: 0,
        placeId: 'P1',
        cityName: 'A',
        countryCode: 'AR',
      },
      'locationId=-43.9386,-22.9208': {
        latitude: 0,
        longitude: 0,
        placeId: 'P2',
        cityName: 'B',
        countryCode: 'AR',
      },
      '/locationId/P1/zone': [{ id: 'Z1', name: 'Norte' }],
      '/locationId/P2/zone': [{ id: 'Z2', name: 'Sur' }],
      ...places,
    });
    await show({ searchBy: ['zone'] }, 'es-AR');
    await type('#province', 'MG');
    expect(names()).toEqual(['Perto', 'Da loja', 'Muito longe']);
    await type('#zone', 'Z1');
    expect(names()).toEqual(['Perto', 'Da loja']);
  });

  it('are in a search by group, if they belong to it', async () => {
    answerWith({
      ...offline,
      'findOfflineDealersByState?stateCode=MG': [
        dealer('9', 'Da loja', 0.05, { dealerGroup: 'colibri' }),
        dealer('8', 'De outro', 0.05, { dealerGroup: 'aurora' }),
        dealer('7', 'De ninguém', 0.05),
      ],
      findByGroup: [some[1]],
      '/v1/dealergroup/colibri/influencearea': [],
      '/v1/dealergroup': [{ code: 'colibri', name: 'Colibri' }],
      ...places,
    });
    await show({ searchBy: ['group'] });
    await type('#group', 'colibri');
    await settle();
    expect(names()).toEqual(['Perto', 'Da loja']);
  });
});
