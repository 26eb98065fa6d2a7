import { ALL, type OpenApiDocument, openApiContract, operationParts } from '#scripts/openapi/documents';
import type { Operation } from '#scripts/openapi/operations';
import { widgetsByCall } from '#scripts/source/calls-in-files.mjs';

const make = async (wire: unknown = {}) =>
  (await openApiContract({ version: '1.2.3', widgets: widgetsByCall(), wire })).documents;
let made: ReturnType<typeof make> | undefined;

/** The documents of the catalogue, made once for all tests of a worker. */
export function documents(when: 'once' | 'anew' = 'once'): ReturnType<typeof make> {
  if (when === 'anew') return make();
  made ??= make();
  return made;
}

const collect = () => operationParts({ widgets: widgetsByCall() });
let parts: ReturnType<typeof collect> | undefined;

/** What the documents are made from, collected once for all tests of a worker. */
export function partsOfCalls(): ReturnType<typeof collect> {
  parts ??= collect();
  return parts;
}

/** The documents under the names of a file. */
export const renamedDocuments = (wire: unknown) => make(wire);

/** The document of all services. */
export async function wholeDocument(): Promise<OpenApiDocument> {
  const { [ALL]: all } = await documents();
  if (!all) throw new Error('there is no document of all services');
  return all;
}

/** All operations of a document at their places. */
export const operationsIn = ({
  paths,
}: OpenApiDocument): { path: string; method: string; operation: Operation }[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
