/** Tables and sample code of the page "For back-end teams". */
export const DOCUMENTS = {
  columns: ['File', 'Contents'],
  rows: [
    ['openapi/SERVICE.json', 'one service, by its name in vitrine:service:NAME; paths under its address'],
    ['openapi/vitrine.json', 'all services, under the address of vitrine:services'],
    ['wire-map.schema.json', 'the JSON schema of files of names (below)'],
  ],
};

export const NOTES = {
  columns: ['Note', 'Meaning'],
  rows: [
    ['x-vitrine-calls', 'ids of the calls, as in messages of failures and on the page "Calls"'],
    ['x-vitrine-widgets', 'the tags that can make the call'],
    ['x-vitrine-ours, x-vitrine-renameable', 'no source document specifies it; its names can be others'],
    ['x-vitrine-once', 'a GET that changes something: sent once, never answered from a cache'],
    ['x-vitrine-timeout-ms', 'milliseconds of one try; 15000 without it'],
    ['x-vitrine-role', 'the role of the single sign-on that the call is meant for; the service decides'],
    ['x-vitrine-many-segments', 'a path parameter whose slashes are sent as they are'],
    ['x-vitrine-follows-redirects', 'only such calls follow a redirect: those of public files'],
  ],
};

export const SERVE = `npx @stoplight/prism-cli mock node_modules/vitrine/dist/openapi/vitrine.json --errors --port 4010`;

export const SERVED = `<meta name="vitrine:services" content="http://127.0.0.1:4010/{service}">`;

export const REJECTED = `HTTP/1.1 422 Unprocessable Content
Content-Type: application/json

{ "errors": [{ "field": "email", "message": "E-mail já cadastrado" }] }`;

export const NAMES_TAG = `<meta name="vitrine:wire" content="/vitrine-wire.json">`;

export const NAMES_FILE = `{
  "$schema": "https://cdn.example/vitrine/wire-map.schema.json",
  "headers": { "x-dealer-context": "X-Store-Id" },
  "calls": {
    "CNL-02": {
      "path": "/v3/orders/{id}/cancellation",
      "body": { "reason": "reasonCode" },
      "answer": { "id": "orderId", "payments.status": "state" }
    },
    "REV-01": { "query": { "page": "pageNumber" } }
  }
}`;

export const NAMES_TYPE = `import type { WireMap } from 'vitrine';

export default {
  calls: { 'CNL-02': { path: '/v3/orders/{id}/cancellation', body: { reason: 'reasonCode' } } },
} satisfies WireMap;`;

export const CHECK_NAMES = 'npm run openapi -- --wire vitrine-wire.json --out contract';

export const NAMES_RULES = {
  columns: ['Part', 'What it renames'],
  rows: [
    ['headers', 'the headers that are ours, for all calls; the idempotency header has a tag of its own'],
    ['calls.ID.path', 'the path under the address of the service, with the same parameters'],
    ['calls.ID.query', 'parameters of the query'],
    ['calls.ID.body', 'fields of what is sent; the fields that a rejection names have the same names'],
    ['calls.ID.answer', 'fields of the answer; a field that has another name is not read under its own'],
  ],
};
