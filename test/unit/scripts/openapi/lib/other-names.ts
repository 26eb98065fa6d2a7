import { namesIn } from '#scripts/openapi/rename-operations';
import { CATALOGUE } from '#services/catalogue';
import { OWN_HEADERS } from '#services/http/wire-names/own-headers';
import type { CallNames, WireMap } from '#services/http/wire-names/wire-map';
import { partsOfCalls } from './documents';

const { placed, components } = await partsOfCalls();

/** Another name for each of these. */
const others = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, `other-${name.replace(/^.*\./, '')}`]));

function namesOf(id: string, path: string): CallNames {
  const each = placed.find(({ entry }) => entry.call.definition.id === id);
  if (!each) throw new Error(`there is no ${id}`);
  const [query, body, answer] = (['query', 'body', 'answer'] as const).map((part) =>
    others(namesIn(each, part, components)),
  );
  return { path: `/other${path}`, query: query ?? {}, body: body ?? {}, answer: answer ?? {} };
}

/** A file with another name for all that can have one. */
export const OTHER_NAMES: WireMap = {
  headers: others(OWN_HEADERS),
  calls: Object.fromEntries(
    CATALOGUE.filter(({ call }) => call.definition.ours).map(({ call: { definition } }) => [
      definition.id,
      namesOf(definition.id, definition.path),
    ]),
  ),
};
