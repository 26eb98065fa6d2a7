import { widgetsByCall } from '#scripts/lib/calls-in-files.mjs';
import { ALL, type OpenApiDocument, openApiDocuments } from '#scripts/lib/openapi/documents';
import type { Operation } from '#scripts/lib/openapi/operations';

const make = () => openApiDocuments({ version: '1.2.3', widgets: widgetsByCall() });
let made: ReturnType<typeof make> | undefined;

/** The documents of the catalogue, made once for all tests of a worker. */
export function documents(when: 'once' | 'anew' = 'once'): ReturnType<typeof make> {
  if (when === 'anew') return make();
  made ??= make();
  return made;
}

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
