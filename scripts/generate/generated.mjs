/** The files generated from the widgets' definitions, as text. */
import { ownCalls } from '../source/calls-in-files.mjs';
import { sourceWords } from '../source/definition-attributes.mjs';
import { readEvents } from '../source/definitions.mjs';
import { readServices, readSettings } from '../source/page-settings.mjs';
import { readPageState } from '../source/page-state.mjs';
import { deprecatedTable } from './deprecated.mjs';
import { attributeNames, elementTypes, reactWidgets } from './element-types.mjs';
import { eventList } from './events.mjs';
import { htmlData } from './html-data.mjs';
import { heightTable, loaderTable, word } from './loader-table.mjs';
import { manifest } from './manifest.mjs';

/** The values of a source of financing for authors. */
const sources = () => `// Made by \`npm run generate\` from src/domain/financing/sources.ts; do not edit.

/** The values of sources that simulate, as authors write them. */
export const SOURCE_WORDS = [${sourceWords().map(word).join(', ')}] as const;
`;

const MADE_OF_CALLS = '// Made by `npm run generate` from src/services; do not edit.';

/** The calls that can be renamed. */
const ownCallPaths = () => `${MADE_OF_CALLS}

/** Paths of the calls that no source document specifies, by id. */
export const OWN_CALLS: Readonly<Record<string, string>> = {
${ownCalls()
  .map(([id, path]) => `  ${word(id)}: ${word(path)},`)
  .join('\n')}
};
`;

const ownCallType = () => `${MADE_OF_CALLS}

/** Ids of the calls that no source document specifies. */
export type OwnCall =
${ownCalls()
  .map(([id]) => `  | ${word(id)}`)
  .join('\n')};
`;

/**
 * Returns the text of every generated file by path.
 * @param {import('../source/definitions.mjs').Definition[]} widgets @returns {Record<string, string>}
 */
export function generatedFiles(widgets) {
  const events = readEvents();
  return {
    '.cache/generated/custom-elements.json': manifest(widgets, events),
    '.cache/generated/events.json': eventList(widgets, events),
    '.cache/generated/page-state.json': `${JSON.stringify(readPageState(), null, 1)}\n`,
    '.cache/generated/vitrine.html-data.json': htmlData(widgets),
    'src/element/generated/deprecated.ts': deprecatedTable(widgets),
    'src/element/generated/reserve.ts': heightTable(widgets),
    'src/element/generated/unusual.ts': loaderTable(widgets),
    'src/element/generated/source-words.ts': sources(),
    'src/element/package/generated/attributes.ts': attributeNames(widgets),
    'src/element/package/generated/elements.ts': elementTypes(
      widgets,
      events,
      readSettings(),
      readServices(),
    ),
    'src/element/package/generated/own-calls.ts': ownCallType(),
    'src/services/http/generated/own-calls.ts': ownCallPaths(),
    'src/element/package/generated/react.ts': reactWidgets(widgets),
  };
}
