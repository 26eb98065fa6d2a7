import { readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { ALL } from '#scripts/openapi/documents';
import { wireFileProblem } from '#scripts/openapi/rename-operations';
import { wireMapSchema } from '#scripts/openapi/wire-map-schema';
import { fromWire } from '#services/http/wire-names/rename-fields';
import { NAMES_FILE } from '#stories/lib/back-end-samples';
import { operationsIn, partsOfCalls, renamedDocuments, wholeDocument } from './lib/documents';
import { OTHER_NAMES } from './lib/other-names';
import { validatorsOf } from './lib/validators';

const { [ALL]: renamed, ...services } = await renamedDocuments(OTHER_NAMES);
const own = await wholeDocument();
const { placed, components } = await partsOfCalls();
if (!renamed) throw new Error('there is no document of all services');

interface Content {
  schema: object;
  example?: unknown;
}
const answerOf = ({ operation }: ReturnType<typeof operationsIn>[number]) =>
  (operation.responses as Record<string, { content?: Record<string, Content> }>)[200]?.content?.[
    'application/json'
  ];

const ids = Object.keys(OTHER_NAMES.calls ?? {});
const ownById = new Map(operationsIn(own).map((each) => [each.operation.operationId, each]));
// One of two calls with the same address has an operation only where they differ.
const byId = new Map(operationsIn(renamed).map((each) => [each.operation.operationId, each]));

describe('documents under the names of a service', () => {
  const isValid = validatorsOf(renamed);

  it.each(ids)('%s: another path, and an example that the other schema allows', (id) => {
    const each = byId.get(id);
    if (!each) throw new Error(`there is no ${id}`);
    expect(each.path).toContain('/other/');
    const { schema, example } = answerOf(each) ?? {};
    if (!schema || example === undefined) return;
    expect(isValid(schema)(example)).toBe(true);
    const { answer = {} } = OTHER_NAMES.calls?.[id] ?? {};
    const before = ownById.get(id);
    expect(fromWire(example, answer)).toEqual(before && answerOf(before)?.example);
  });

  it('leave the calls of source documents as they are, but for the headers', () => {
    const text = (id: string, all: typeof byId) => JSON.stringify(all.get(id));
    expect(text('RCL-01', byId)).toBe(text('RCL-01', ownById));
    expect(text('LSB-01', byId)).toBe(text('LSB-01', ownById)?.replace('"x-brand"', '"other-x-brand"'));
  });

  it('name the headers of credentials, too', () => {
    expect(services.reservation?.components.securitySchemes).toMatchObject({
      guest: { name: 'other-x-reservation-anonymous-guest' },
    });
  });
});

describe('a file of names', () => {
  it.each([
    [
      'a field that the call does not have',
      { 'CNL-02': { body: { motive: 'x' } } },
      'calls.CNL-02.body.motive: the call has no such field',
    ],
    [
      'a query that the call does not have',
      { 'CNL-02': { query: { page: 'x' } } },
      'calls.CNL-02.query.page: the call has no such field',
    ],
    [
      'the name of another field',
      { 'CNL-02': { body: { reason: 'comment' } } },
      'calls.CNL-02.body.reason: the call has a field "comment"',
    ],
    ['a call of a source document', { 'RCL-01': {} }, 'calls.RCL-01: no call with this id can be renamed'],
  ])('is refused with %s', (_, calls, message) => {
    expect(wireFileProblem({ calls }, placed, components)).toBe(message);
  });

  it('of the documentation and of the proof is right', () => {
    const proof = readFileSync('test/e2e/lib/service-names.json', 'utf8');
    for (const text of [NAMES_FILE, proof])
      expect(wireFileProblem(JSON.parse(text), placed, components)).toBeUndefined();
  });

  it('has a schema that knows each call and each field', () => {
    const validate = new Ajv().compile(wireMapSchema(placed, components));
    expect(validate(OTHER_NAMES)).toBe(true);
    expect(validate({ $schema: 'wire-map.schema.json' })).toBe(true);
    for (const calls of [
      { 'CNL-02': { body: { motive: 'x' } } },
      { 'CNL-02': { answer: { id: 'a.b' } } },
      { 'CNL-02': { path: 'orders/{id}' } },
      { 'RCL-01': {} },
    ])
      expect(validate({ calls })).toBe(false);
    expect(validate({ headers: { 'content-range': 'x' } })).toBe(false);
  });
});
