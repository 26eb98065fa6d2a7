/** The OpenAPI documents of the catalogue: one of each service, and one of all. */
import { CATALOGUE } from '../../../src/services/catalogue';
import { serviceDoc } from '../../../stories/lib/call-docs';
import { FAILURE_RESPONSES, FAILURE_SCHEMAS } from './answers';
import { callExamples, EXAMPLES_AT } from './examples';
import { mergeTwins } from './merge';
import { type Facts, operationsOf, type Placed } from './operations';
import { componentsIn, entityJsonSchemas, entitySchemas, type JsonSchema } from './schemas';
import { SECURITY_SCHEMES } from './security';

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
a redirect, unless \`x-vitrine-follows-redirects\` says so. A page may name a header in \`vitrine:idempotency-header\`: a call
that sends an intent then has a key of 32 hexadecimal digits in it, the same for all tries.`;

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

function documentOf(
  name: string,
  placed: readonly Placed[],
  entities: Record<string, JsonSchema>,
  version: string,
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
      securitySchemes: keep(SECURITY_SCHEMES, (key) => text.includes(`"${key}":[]`)),
      schemas: keep(schemas, (key) => used.has(key)),
      responses: keep(FAILURE_RESPONSES, (key) => text.includes(`#/components/responses/${key}"`)),
    },
  };
}

export interface DocumentOptions {
  version: string;
  /** Tags of the widgets that can make a call, by its id (scripts/lib/calls-in-files.mjs). */
  widgets: Facts['widgets'];
  /** The time of the examples, in milliseconds since 1970. */
  now?: number;
}

/** Returns the documents by name; see ALL. */
export async function openApiDocuments({
  version,
  widgets,
  now = EXAMPLES_AT,
}: DocumentOptions): Promise<Record<string, OpenApiDocument>> {
  const entities = entitySchemas(
    Object.fromEntries(
      Object.entries(ENTITY_FILES).map(([path, exports]) => [path.replace(/\.ts$/, ''), exports]),
    ),
  );
  const facts = { examples: await callExamples({ now }), entities, widgets };
  const placed = CATALOGUE.flatMap((entry) => operationsOf(entry, facts));
  const schemas = entityJsonSchemas(entities);
  const services = [...new Set(placed.map(({ entry }) => entry.call.base))].sort();
  const of = (service: string) => placed.filter(({ entry }) => entry.call.base === service);
  const merged = new Map(services.map((service) => [service, mergeTwins(of(service))]));
  return Object.fromEntries([
    [ALL, documentOf(ALL, [...merged.values()].flat(), schemas, version)],
    ...services.map((service) => [service, documentOf(service, merged.get(service) ?? [], schemas, version)]),
  ]);
}
