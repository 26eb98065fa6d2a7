import { Data } from './docs-parts';
import results from './frameworks.json';

interface Check {
  name: string;
  ok: boolean;
  note?: string;
}
interface Result {
  id: string;
  name: string;
  date: string;
  node: string;
  versions: Record<string, string>;
  checks: Check[];
}
const all = results as unknown as Result[];

const versionsOf = ({ versions }: Result) =>
  Object.entries(versions)
    .map(([name, version]) => `${name} ${version}`)
    .join(', ');

/** The last results of `npm run frameworks` and `npm run eds`: what was tried, when, and what passed. */
export function FrameworkResults() {
  const checks = [...new Set(all.flatMap((result) => result.checks.map(({ name }) => name)))];
  const notes = all.flatMap(({ id, name, checks: own }) =>
    own.filter(({ note }) => note).map((check) => ({ ...check, app: name, key: `${id} ${check.name}` })),
  );
  return (
    <>
      <Data
        columns={['Tried', 'Versions', 'Date', 'Node', 'Passed']}
        rows={all.map((result) => {
          const passed = result.checks.filter(({ ok }) => ok).length;
          return [
            result.name,
            versionsOf(result),
            result.date,
            result.node,
            `${passed} of ${result.checks.length}`,
          ];
        })}
      />
      <Data
        title="Each check"
        columns={['Check', ...all.map(({ id }) => id)]}
        rows={checks.map((name) => [
          name,
          ...all.map(({ checks: own }) => {
            const check = own.find((one) => one.name === name);
            if (!check) return '';
            return check.ok ? 'passed' : 'FAILED';
          }),
        ])}
      />
      <Data
        title="What to know"
        columns={['Where', 'Check', 'Note']}
        rows={notes.map(({ app, name, note }) => [app, name, note])}
      />
    </>
  );
}
