/** The OpenAPI documents of the catalogue: one of each service, and one of all. */
import { CATALOGUE } from '../../src/services/catalogue';
import type { WireMap } from '../../src/services/http/wire-names/wire-map';
import { serviceDoc } from '../../stories/lib/call-docs';
import { FAILURE_RESPONSES, FAILURE_SCHEMAS } from './answers';
import { callExamples, EXAMPLES_AT } from './examples';
import { mergeTwins } from './merge';
import { type Facts, operationsOf, type Placed } from './operations';
import { renameOperation, wireFileProblem } from './rename-operations';
import { componentsIn, entityJsonSchemas, entitySchemas, type JsonSchema } from './schemas';
import { SECURITY_SCHEMES } from './security';
import { wireMapSchema } from './wire-map-schema';

export interface OpenApiDocument {
  openapi: string;
  info: Record<string, unknown>;
  servers: object[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Placed['operation']>>;
  components: Record<string, Record<string, unknown>>;
}

/** The name of the document of all services. */
export const ALL = 'vitrine';

const ENTITY_FILES = import.meta.glob<Record<string, unknown>>('../../../src/services/entities/*.ts', {
  eager: true,
});

const ABOUT = `What the widgets send, and what they read of the answers; fields that a service adds are ignored. Made from the
catalogue that the widgets themselves use.

- \`x-vitrine-calls\`: ids of the calls, as in the messages of failures and in Storybook, "Calls".
- \`x-vitrine-widgets\`: tags that can make the call.
- \`x-vitrine-ours\`: no source document specifies this call. \`x-vitrine-renameable\`: its names can be mapped to those of a
  service (Storybook, "For back-end teams").
- \`x-vitrine-once\`: a GET that changes something, sent once. \`x-vitrine-timeout-ms\`: milliseconds of one try, 15000 otherwise.
- \`x-vitrine-role\`: a role of the single sign-on that the call is meant for. The service decides.
- \`spec PAGE#HEADING\` in a description is a heading of the specification in Storybook.

Every answer needs \`Access-Control-Allow-Origin\` for the page, and every preflight the headers of the call. No call follows
a redirect, unless \`x-vitrine-follows-redirects\` says so.`;

const AMAZON = /^aws-/;

/** The address of a service as OpenAPI's servers write it; that of all services has the service as first segment of a path. */
function serversOf(service: string): object[] {
  const variables = {
    services: {
      default: 'https://services.example',
      description: 'What the page names in `vitrine:services` before `/{service}`.',
    },
  };
  if (service === ALL) return [{ url: '{services}', variables }];
  if (!AMAZON.test(service)) {
    return [
      {
        url: `{services}/${service}`,
        description: `Or the address in \`vitrine:service:${service}\`.`,
        variables,
      },
    ];
  }
  const region = { default: 'us-east-1', description: 'The content of `vitrine:aws-region`.' };
  return [{ url: `https://${service.slice(4)}.geo.{region}.amazonaws.com`, variables: { region } }];
}

/** The path in a document: under the service's address, or with the service before it. */
const pathIn = (document: string, { entry, path }: Placed): string =>
  document === ALL ? `/${entry.call.base}${path === '/' ? '' : path}` : path;

/** What all documents take their parts from. */
interface Shared {
  schemas: Record<string, JsonSchema>;
  securitySchemes: Record<string, object>;
  version: string;
}

function documentOf(
  name: string,
  placed: readonly Placed[],
  { schemas: entities, securitySchemes, version }: Shared,
): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const each of placed) {
    const path = pathIn(name, each);
    paths[path] = { ...paths[path], [each.method]: each.operation };
  }
  const schemas: Record<string, JsonSchema> = { ...entities, ...FAILURE_SCHEMAS };
  const used = componentsIn([paths, FAILURE_RESPONSES], schemas);
  const text = JSON.stringify(paths);
  const keep = <T>(all: Record<string, T>, isUsed: (key: string) => boolean) =>
    Object.fromEntries(Object.entries(all).filter(([key]) => isUsed(key)));
  // The file of the first call of a heading describes it.
  const tags = new Map(
    placed.map(({ entry, operation }) => [operation.tags[0] as string, entry.service] as const).reverse(),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: name === ALL ? 'Services of Vitrine' : `Vitrine: ${name}`,
      version,
      description: ABOUT,
      license: { name: 'UNLICENSED', identifier: 'LicenseRef-UNLICENSED' },
    },
    servers: serversOf(name),
    tags: [...tags].sort().map(([tag, service]) => ({ name: tag, description: serviceDoc(service) })),
    paths,
    components: {
      securitySchemes: keep(securitySchemes, (key) => text.includes(`"${key}":[]`)),
      schemas: keep(schemas, (key) => used.has(key)),
      responses: keep(FAILURE_RESPONSES, (key) => text.includes(`#/components/responses/${key}"`)),
    },
  };
}

export interface DocumentOptions {
  version: string;
  /** Tags of the widgets that can make a call, by its id (scripts/source/calls-in-files.mjs). */
  widgets: Facts['widgets'];
  /** The time of the examples, in milliseconds since 1970. */
  now?: number;
  /** The content of a file of names (Storybook, "For back-end teams"). */
  wire?: unknown;
}

export interface Contract {
  /** By name; see ALL. */
  documents: Record<string, OpenApiDocument>;
  /** The JSON schema of files of names. */
  wireMapSchema: JsonSchema;
}

/** Security schemes with the names that headers have. */
const schemesWith = ({ headers = {} }: WireMap) =>
  Object.fromEntries(
    Object.entries(SECURITY_SCHEMES).map(([key, scheme]) => [
      key,
      'name' in scheme ? { ...scheme, name: headers[scheme.name] ?? scheme.name } : scheme,
    ]),
  );

/** The operations of all calls under own names, and the schemas that they refer to. */
export async function operationParts({
  widgets,
  now = EXAMPLES_AT,
}: Pick<DocumentOptions, 'widgets' | 'now'>) {
  const entities = entitySchemas(
    Object.fromEntries(
      Object.entries(ENTITY_FILES).map(([path, exports]) => [path.replace(/\.ts$/, ''), exports]),
    ),
  );
  const facts = { examples: await callExamples({ now }), entities, widgets };
  return {
    placed: CATALOGUE.flatMap((entry) => operationsOf(entry, facts)),
    components: entityJsonSchemas(entities),
  };
}

/** Makes the documents. @throws {Error} saying what is wrong with the file of names */
export async function openApiContract({
  version,
  wire = {},
  ...options
}: DocumentOptions): Promise<Contract> {
  const { placed: own, components } = await operationParts(options);
  const problem = wireFileProblem(wire, own, components);
  if (problem) throw new Error(problem);
  const names = wire as WireMap;
  const placed = own.map((each) => renameOperation(each, names, components));
  const services = [...new Set(placed.map(({ entry }) => entry.call.base))].sort();
  const of = (service: string) => placed.filter(({ entry }) => entry.call.base === service);
  const merged = new Map(services.map((service) => [service, mergeTwins(of(service))]));
  const shared = { schemas: components, securitySchemes: schemesWith(names), version };
  return {
    documents: Object.fromEntries([
      [ALL, documentOf(ALL, [...merged.values()].flat(), shared)],
      ...services.map((service) => [service, documentOf(service, merged.get(service) ?? [], shared)]),
    ]),
    wireMapSchema: wireMapSchema(own, components),
  };
}
