// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLocation } from '#features/place/location-store';
import { answerWith, CITIES, page } from '../../lib/answers';
import { button, click, settle, text, texts, type } from '../../lib/render';
import { city, dealer, leaveFinder, loadFinder, names, openFinder, places, radio, show, some } from './found';

beforeAll(loadFinder);
beforeEach(openFinder);
afterEach(leaveFinder);

const whole = {
  ...(city(0) as object),
  influenceAreas: [{ id: 'A1', code: 'A1', brandName: 'Fiat' }],
  regionals: [{ regionalId: 'R3', brandName: 'Fiat' }],
  regionsBrand: 'fiat',
} as never;

describe('the author’s extent of a search by place', () => {
  const answers = {
    '/influencearea/A1/city': CITIES,
    '/regional/R3/brand/fiat/cities': CITIES,
    findDealersByRadius: some,
    findDealersBy: some,
    ...places,
  };
  it.each([
    ['area', '3 concessionárias na área de Belo Horizonte, MG', 'cityCode=3106200&cityCode=3106705'],
    ['regional', '3 concessionárias na região de Belo Horizonte, MG', 'cityCode=3106200&cityCode=3106705'],
    ['radius', '3 concessionárias em até 80 km de Belo Horizonte', 'radius=80'],
    ['city', '3 concessionárias em Belo Horizonte, MG', 'stateCode=MG&cityCode=3106200'],
  ] as const)('%s: %s', async (extent, words, query) => {
    setLocation(whole);
    const asked = answerWith(answers);
    await show({ extent, radius: 80 });
    expect(text('.summary')).toBe(words);
    expect(names()).toEqual(['Perto', 'Meio', 'Longe']);
    expect(asked.some((address) => address.includes(query))).toBe(true);
  });
  it('area and region of a place are loaded where it does not have them yet', async () => {
    const area = { id: 'A1', code: 'A1', brandName: 'Fiat' };
    setLocation(city(0));
    answerWith({
      ...answers,
      findDealersBy: some.map((dealer) => ({ ...(dealer as object), influenceArea: area })),
      'countrycode/BR/regional': [{ regionalId: 'R3', brandName: 'Fiat' }],
      'regional/R3/brand/fiat/states': [{ code: 'MG', name: 'Minas Gerais' }],
    });
    await show({ extent: 'regional' });
    expect(text('.summary')).toBe('3 concessionárias na região de Belo Horizonte, MG');
  });
  it('radius can be changed by the visitor', async () => {
    setLocation(whole);
    const asked = answerWith(answers);
    await show({ extent: 'radius' });
    await type('#radius', '200');
    expect(asked.at(-1)).toContain('radius=200');
    expect(text('.summary')).toBe('3 concessionárias em até 200 km de Belo Horizonte');
  });
  it.each([
    ['area', 'There is no influence area'],
    ['regional', 'There is no Regional'],
  ] as const)(
    '%s of a place without one: its city’s dealers, and the author is told',
    async (extent, reason) => {
      const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
      setLocation(city(0));
      answerWith(answers);
      await show({ extent });
      expect(text('.summary')).toBe('3 concessionárias em Belo Horizonte, MG');
      // Told once per page.
      if (extent === 'area') expect(warn.mock.calls.flat().join()).toContain(reason);
    },
  );
  it('that fails is not replaced by the city’s dealers', async () => {
    setLocation(whole);
    answerWith({ ...answers, '/influencearea/A1/city': { status: 403 } });
    await show({ extent: 'area' });
    expect(text('.summary')).toBe('Não foi possível carregar as informações');
    answerWith(answers);
    await click(button('Tentar novamente'));
    expect(names()).toHaveLength(3);
  });
});

describe('the author’s type of dealers', () => {
  it('limits the search', async () => {
    setLocation(whole);
    const asked = answerWith({
      findDealersBy: [
        dealer('1', 'Digital', 0, { types: ['DIGITAL_DEALER'] }),
        dealer('2', 'Outra', 0, { types: ['X'] }),
      ],
      ...places,
    });
    await show({ dealerType: 'digital-dealer' });
    expect(names()).toEqual(['Digital']);
    expect(asked.some((address) => address.includes('dealerType=DIGITAL_DEALER'))).toBe(true);
  });
});

describe('a search by province and zone', () => {
  const zones = [
    { id: 'Z1', name: 'Norte' },
    { id: 'Z2', name: 'Sur' },
  ];
  const answers = {
    '/province/AR06/zone': zones,
    '/v1/province': [
      { code: 'B', name: 'Buenos Aires', id: 'AR06' },
      { code: 'X', name: 'Córdoba' },
    ],
    findDealersBy: some,
    ...places,
  };
  beforeEach(() => page({ country: 'AR', language: 'es-AR' }));

  it('asks for the province, then for one of its zones or all', async () => {
    const asked = answerWith(answers);
    await show({ searchBy: ['zone', 'city'] }, 'es-AR');
    expect(document.querySelector('#zone')).toBeNull();
    await type('#province', 'B');
    expect(text('.summary')).toBe('3 concesionarios en Buenos Aires');
    expect(texts('#zone option')).toEqual(['Todas las zonas', 'Norte', 'Sur']);
    await type('#zone', 'Z2');
    expect(text('.summary')).toBe('3 concesionarios en Sur');
    expect(asked.at(-1)).toContain('stateCode=B&zoneId=Z2');
    await type('#province', '');
    expect(text('.hint')).toContain('Indicá dónde estás');
  });
  it('stays as entered while the visitor looks elsewhere', async () => {
    answerWith(answers);
    await show({ searchBy: ['zone', 'city'] }, 'es-AR');
    await type('#province', 'B');
    await click(radio('city'));
    await click(radio('zone'));
    expect((document.querySelector('#province') as HTMLSelectElement).value).toBe('B');
    expect(text('.summary')).toBe('3 concesionarios en Buenos Aires');
  });
  it('shows the province’s dealers where its zones fail, and they are asked for again', async () => {
    answerWith({ ...answers, '/province/AR06/zone': { status: 403 } });
    await show({ searchBy: ['zone'] }, 'es-AR');
    await type('#province', 'B');
    expect(names()).toHaveLength(3);
    expect(text('.field-failed')).toContain('No se pudo');
    answerWith(answers);
    await click(button('Intentar de nuevo'));
    await settle();
    expect(texts('#zone option')).toHaveLength(3);
  });
  it('is offered only if the author names it', async () => {
    answerWith(answers);
    await show({}, 'es-AR');
    const offered = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')];
    expect(offered.map(({ value }) => value)).toEqual(['city', 'postal-code', 'position']);
  });
});

describe('a search by group', () => {
  const answers = {
    '/dealergroup/colibri/influencearea/A1/city': CITIES,
    '/dealergroup/colibri/influencearea': [{ id: 'A1', name: 'Minas' }],
    '/v1/dealergroup': [{ code: 'colibri', name: 'Colibri' }],
    findByGroup: some,
    findDealersBy: [some[0]],
    ...places,
  };
  it('asks for the group, then for one of its areas or all', async () => {
    answerWith(answers);
    await show({ searchBy: ['group', 'city'] });
    await type('#group', 'colibri');
    expect(text('.summary')).toBe('3 concessionárias do grupo Colibri');
    await type('#area', 'A1');
    expect(text('.summary')).toBe('1 concessionária do grupo Colibri, Minas');
  });
  it('shows the author’s group at once', async () => {
    answerWith(answers);
    await show({ searchBy: ['group'], dealerGroup: 'colibri' });
    expect(document.querySelector('#group')).toBeNull();
    expect(text('.summary')).toBe('3 concessionárias do grupo Colibri');
  });
  it('measures from the page’s place if there is one', async () => {
    setLocation(city(0));
    answerWith(answers);
    await show({ searchBy: ['group'], dealerGroup: 'colibri' });
    expect(names()).toEqual(['Perto', 'Meio', 'Longe']);
  });
});
