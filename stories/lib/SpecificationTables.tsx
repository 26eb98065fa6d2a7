/** Tables of the specification, from the files that the tests read. */
import callTable from '#test/contract/calls.tsv?raw';
import constantTable from '#test/unit/domain/constants.tsv?raw';
import stateTable from '#test/unit/domain/states.tsv?raw';
import failureTable from '#test/unit/errors/errors.tsv?raw';
import { Data } from './docs-parts';

/** Rows without the header. */
const rowsOf = (text: string) =>
  text
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));

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
