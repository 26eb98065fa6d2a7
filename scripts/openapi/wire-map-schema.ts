/** The JSON schema of the file that `vitrine:wire` names, for editors: it knows each call and each field. */
import { OWN_HEADERS } from '../../src/services/http/wire-names/own-headers';
import type { Placed } from './operations';
import { namesIn } from './rename-operations';
import type { JsonSchema } from './schemas';

const name = (pattern: string): JsonSchema => ({ type: 'string', pattern });
const HEADER = name("^[\\w!#$%&'*+.^`|~-]+$");
const FIELD = name('^[^\\s.{}]{1,100}$');

const only = (names: readonly string[], schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: Object.fromEntries(names.map((each) => [each, schema])),
  additionalProperties: false,
});

/** @param components schemas that the operations refer to */
export function wireMapSchema(placed: readonly Placed[], components: Record<string, JsonSchema>): JsonSchema {
  const ours = placed.filter(({ entry }) => entry.call.definition.ours);
  const calls = ours.map((each): [string, JsonSchema] => {
    const { id, path } = each.entry.call.definition;
    const parts = (['query', 'body', 'answer'] as const).map((part): [string, JsonSchema] => [
      part,
      only(namesIn(each, part, components), FIELD),
    ]);
    const { summary } = each.operation;
    return [
      id,
      {
        type: 'object',
        ...(typeof summary === 'string' && { title: summary }),
        properties: {
          path: { ...name('^/'), description: `With the parameters of ${path}.`, examples: [path] },
          ...Object.fromEntries(parts),
        },
        additionalProperties: false,
      },
    ];
  });
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'Names of the services behind Vitrine',
    description:
      'A service\'s own names for what no source document names, as the file in <meta name="vitrine:wire">. Fields in objects and lists are joined by dots.',
    type: 'object',
    properties: {
      $schema: { type: 'string' },
      headers: only(OWN_HEADERS, HEADER),
      calls: { type: 'object', properties: Object.fromEntries(calls), additionalProperties: false },
    },
    additionalProperties: false,
  };
}
