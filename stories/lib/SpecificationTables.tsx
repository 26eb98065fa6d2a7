/** Tables of the specification, from the files that the tests read. */
import callTable from '#test/contract/calls.tsv?raw';
import constantTable from '#test/unit/domain/constants.tsv?raw';
import stateTable from '#test/unit/domain/states.tsv?raw';
import failureTable from '#test/unit/errors/errors.tsv?raw';
import callSentences from '#test/unit/specification/calls.tsv?raw';
import platformSentences from '#test/unit/specification/platform.tsv?raw';
import proofTable from '#test/unit/specification/proofs.tsv?raw';
import { Data } from './docs-parts';
import { featureRows } from './features';
import { rowsOf } from './tsv-rows';

/** Calls whose ids start with one of the prefixes, such as FIN for FIN-01. */
export const CallsOf = ({ groups }: { groups: string[] }) => (
  <Data
    columns={['Call', 'Service', 'Request', 'Credentials']}
    rows={rowsOf(callTable)
      .filter(([id = '']) => groups.includes(id.replace(/-.*/, '')))
      .map(([id, service, , version, method, path, auth]) => [
        id,
        service,
        <code key="request">{[method, version, path].filter(Boolean).join(' ')}</code>,
        auth,
      ])}
  />
);

const STATUS =
  /^(?!marital|location|HTTP).*(status|state|lifecycle|participant|report|update recall|loading|event|validation step)/;

/** Sets of statuses, or all other lists; `named`: only those whose name contains one of the words. */
export const Sets = ({ statuses, named }: { statuses?: boolean; named?: string[] }) => (
  <Data
    columns={['Set', 'Values']}
    rows={rowsOf(stateTable).filter(([name = '']) =>
      named ? named.some((word) => name.includes(word)) : STATUS.test(name) === Boolean(statuses),
    )}
  />
);

export const Constants = () => <Data columns={['Name', 'Value']} rows={rowsOf(constantTable)} />;

export const Failures = () => (
  <Data columns={['Condition', 'Text', 'What happens']} rows={rowsOf(failureTable)} />
);

const DOCUMENTS = { platform: platformSentences, calls: callSentences };

/** Files and folders, each on its line. */
const Paths = ({ text }: { text: string }) => (
  <>
    {text
      .split(' ')
      .filter(Boolean)
      .map((path) => (
        <div key={path}>
          <code>{path}</code>
        </div>
      ))}
  </>
);

const PROVEN = new Map(rowsOf(proofTable).map(([place = '', day = '']) => [place, day]));

/** The day since which all places of a row are proven. @param places paths, with a space between them */
const provenSince = (places: string): string =>
  places
    .split(' ')
    .map((place) => PROVEN.get(place) ?? '')
    .sort()[0] ?? '';

/** Where each sentence of a source document is done and tested, or why it is not. */
export const Sentences = ({ document }: { document: keyof typeof DOCUMENTS }) => (
  <Data
    columns={['Section', 'Sentences', 'What they say', 'Done in', 'Tested in', 'Proven']}
    rows={rowsOf(DOCUMENTS[document]).map(([section, numbers, says, done = '', tests = '', note]) => [
      section,
      numbers,
      note ? `${says}. ${note}` : says,
      <Paths key="done" text={done} />,
      <Paths key="tests" text={tests} />,
      provenSince(done),
    ])}
  />
);

export const Features = () => (
  <Data
    columns={['Capability', 'Tags']}
    rows={featureRows().map(([feature, places]) => [feature, <Paths key="places" text={places.join(' ')} />])}
  />
);
