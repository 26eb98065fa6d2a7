import { describe, expect, it } from 'vitest';
import { ALL } from '#scripts/openapi/documents';
import { CATALOGUE } from '#services/catalogue';
import { ROWS } from '#services/catalogue-rows';
import { SERVICE_NAMES } from '#services/service-names';
import { documents, operationsIn } from './lib/documents';

const { [ALL]: all, ...services } = await documents();
if (!all) throw new Error('there is no document of all services');

const callsIn = (document: typeof all) =>
  operationsIn(document).flatMap(({ operation }) => operation['x-vitrine-calls'] as string[]);

describe('the OpenAPI documents', () => {
  it('are one of each service and one of all', () => {
    expect(Object.keys(services)).toEqual([...SERVICE_NAMES]);
  });

  it.each(CATALOGUE.map(({ call }) => [call.definition.id, call] as const))(
    'have %s where it is sent',
    (id, call) => {
      const document = services[call.base];
      if (!document) throw new Error(`there is no document of ${call.base}`);
      for (const each of [document, all]) {
        const found = operationsIn(each).filter(({ operation }) =>
          (operation['x-vitrine-calls'] as string[]).includes(id),
        );
        expect(found.length).toBe(Object.keys(call.definition.wire?.under ?? { '*': '' }).length);
        for (const { method } of found) expect(method).toBe(call.definition.method.toLowerCase());
      }
    },
  );

  it('have nothing else, and each operation under one id', () => {
    const ids = operationsIn(all).map(({ operation }) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect([...new Set(callsIn(all))].sort()).toEqual(ROWS.map(({ id }) => id).sort());
  });

  it('mark what is ours, and nothing else, as what can be renamed', () => {
    const ours = new Set(ROWS.filter((row) => row.ours).map(({ id }) => id));
    for (const { operation } of operationsIn(all)) {
      const isOurs = ours.has(operation.operationId.replace(/-[a-z]+$/, ''));
      expect([operation.operationId, operation['x-vitrine-renameable'] === true]).toEqual([
        operation.operationId,
        isOurs,
      ]);
    }
  });

  it('name the widgets that make a call', () => {
    const widgets = new Map(
      operationsIn(all).map(({ operation }) => [
        operation.operationId,
        operation['x-vitrine-widgets'] as string[],
      ]),
    );
    expect(widgets.get('LEA-01')).toContain('vt-lead-form');
    expect(widgets.get('LEA-01')).not.toContain('vt-recall-search');
    expect(widgets.get('RCL-01')).toEqual(['vt-recall-admin', 'vt-recall-search']);
  });

  it('put two calls of one address into one operation', () => {
    const { operation } =
      operationsIn(all).find(({ path, method }) => path === '/mvs/mvs' && method === 'get') ?? {};
    const parameters = operation?.parameters as { name: string; in: string; required: boolean }[];
    expect(operation?.['x-vitrine-calls']).toEqual(['CAT-10', 'CAT-15']);
    const query = parameters.filter((parameter) => parameter.in === 'query');
    expect(query.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['code', 'model', 'version', 'series']),
    );
    expect(query.every(({ required }) => !required)).toBe(true);
  });

  it('are the same whenever they are made', async () => {
    expect(JSON.stringify(await documents('anew'))).toBe(JSON.stringify({ [ALL]: all, ...services }));
  });
});
