import type { GenericSchema } from 'valibot';
import { describe, expect, it } from 'vitest';
import type { Route } from '#demo-pages/sandbox/answers';
import { modelsOf } from '#demo-pages/sandbox/data/cars';
import { makeDealers } from '#demo-pages/sandbox/data/dealers';
import { STATES } from '#demo-pages/sandbox/data/states';
import { callerOf, exampleOf } from '#demo-pages/sandbox/examples';
import { roleNeeded } from '#demo-pages/sandbox/roles';
import { ROUTES } from '#demo-pages/sandbox/services';
import type { Brand } from '#domain/core/brands';
import { fillPath, queryText } from '#services/http/path';
import { type Answered, makeRequests } from './requests';

/**
 * Services that no widget shows to a visitor of an Argentine page: for staff, of the messaging bot and the CRM, of pages
 * about Brazil's promotions, and of places, whose names stay as they are.
 */
const NOT_SHOWN =
  /^(dictionary|integration-log|dealer-sales|business-to-employee|assets|events|game|promotion|regional|location|aws-places|aws-location)$/;
/** Words and letters that Spanish does not have. */
const PORTUGUESE =
  /[ãõç]|\b(não|você|seu|sua|com|ou|em|uma|dias úteis|entrada de|peças|revisão|varejo|assinatura|cinza|preto|branco|reserve|sem)\b/i;
/** Codes, names of people and places, and what somebody did on a page in Portuguese. */
const NAMES =
  /street|neighborhood|cityName|influenceArea|userName|dealers?\.name|\.(id|code|status)$|^(FIN-02|FIN-08.simulation|GST-02)/;
/** Names of dealers and states of Brazil, in lists of both countries. */
const PLACES = new Set([...makeDealers(1).map(({ name }) => name), ...STATES.map(({ name }) => name)]);
/** Amounts that a car's buyer or owner pays; the least that one is: a month of tolls, in pesos. */
const AMOUNTS =
  /\.(price|amount|value|monthlyPrice|installmentValue|entranceValue|from|to|remainingAmount|lowest|highest|discount|maxDiscount)$/;
const LEAST = 5000;

/** Every field of an answer by its place. */
function fieldsOf(value: unknown, place = ''): [place: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[place, value]];
  return Object.entries(value).flatMap(([name, each]) =>
    fieldsOf(each, Array.isArray(value) ? place : `${place}.${name}`),
  );
}

/** The page's market, in the words of each call. */
const MARKET: Record<string, unknown> = { market: 'es-AR', country: 'AR', countryCode: 'AR' };

/** The fields of the market that a schema has, and an amount in pesos where one is asked with. */
function inArgentina(schema: GenericSchema | undefined, sent: object | undefined) {
  const names = Object.keys((schema as { entries?: object } | undefined)?.entries ?? {});
  const market = Object.fromEntries(Object.entries(MARKET).filter(([name]) => names.includes(name)));
  return { ...sent, ...(sent && 'price' in sent && { price: 30_000_000 }), ...market };
}

/** What a page of the brand in Argentina asks: the example of a call, about the brand's own things there. */
function asked(route: Route, brand: string, dealer: string) {
  const [model] = modelsOf(brand);
  const own: [RegExp, string][] = [
    [/of-fiat-/g, `of-${brand}-ar-`],
    [/mo-fiat-br-/g, `mo-${brand}-ar-`],
    [/camp-fiat/g, `camp-${brand}`],
    [/fiat-358-owner-2026-pt/g, `${brand}-${model?.modelCode}-owner-2026-es`],
    [/358AF11/g, model?.versions[0]?.code ?? ''],
    [/135503081/g, dealer],
    [/"(FIA1A0\d|JEE1B23)"/g, `"AA141${brand === 'peugeot' ? 'PE' : 'CI'}"`],
    [/ABC1D23/g, 'AB123CD'],
    [/(res|visita|td)-user-equipe/g, `$1-user-equipe-${brand}-ar`],
    [/"(owned|visited|wanted)-(\d)"/g, `"$1-${brand}-ar-$2"`],
    [/"Argo"/g, `"${model?.modelName}"`],
    [/"fiat"/g, `"${brand}"`],
    [/"BR"/g, '"AR"'],
    [/"SP"/g, '"C"'],
  ];
  const text = own.reduce((all, [from, to]) => all.replace(from, to), JSON.stringify(exampleOf(route)));
  const input = JSON.parse(text) as Record<string, unknown> & {
    query?: object;
    body?: object;
    headers?: object;
  };
  const { query: querySchema, body: bodySchema, method } = route.definition;
  const body = method === 'GET' ? undefined : inArgentina(bodySchema, input.body);
  return {
    ...input,
    ...('market' in input && { market: 'es-AR' }),
    query: inArgentina(querySchema, input.query),
    body,
  };
}

/** What the brand's Argentine pages read: the answers to all calls that visitors make, by the call's id. */
async function answersTo(brand: Brand): Promise<[id: string, answer: Answered][]> {
  const answers: [string, Answered][] = [];
  const { ask, world } = makeRequests();
  for (const route of ROUTES) {
    const { definition, base } = route;
    const { auth = '', method, path, wire } = definition;
    if (definition.staff || roleNeeded(definition) || NOT_SHOWN.test(base)) continue;
    if (wire?.sends === 'multipart' || wire?.bare || auth === 'basic') continue;
    world.reset();
    const dealer = world.dealers.find((each) => each.brand === brand && each.countryCode === 'AR');
    const { query, headers, body, ...params } = asked(route, brand, dealer?.idSiteGeo ?? '');
    const caller = callerOf(route);
    const signed = auth === 'id-token' ? `id-${caller}` : caller;
    const address = `${base}${wire?.under?.[brand] ?? wire?.under?.['*'] ?? ''}${fillPath(path, params)}${queryText(query)}`;
    const answer = await ask(method, address.replace(/\/$/, ''), body, {
      ...(auth !== 'public' && { as: signed }),
      headers: { 'accept-language': 'es-AR', referer: `https://demo.example/${brand}/auto/`, ...headers },
    });
    answers.push([definition.id, answer]);
  }
  return answers;
}

describe.each(['peugeot', 'citroen'] as const)('what pages of %s in Argentina read', (brand) => {
  it('is Spanish, with amounts that are pesos', async () => {
    const answers = await answersTo(brand);
    const fields = answers.flatMap(([id, { body }]) =>
      fieldsOf(body).map(([place, value]) => [`${id}${place}`, value] as const),
    );
    const portuguese = fields.filter(
      ([place, value]) =>
        typeof value === 'string' &&
        PORTUGUESE.test(value) &&
        !NAMES.test(place) &&
        !PLACES.has(value) &&
        !/^São Paulo|Jalapão/.test(value),
    );
    const tiny = fields.filter(
      ([place, value]) =>
        typeof value === 'number' && value > 0 && value < LEAST && AMOUNTS.test(place) && !NAMES.test(place),
    );
    expect(answers.filter(([, { status }]) => status < 400).length).toBeGreaterThan(150);
    expect([portuguese, tiny]).toEqual([[], []]);
  }, 30_000);
});
