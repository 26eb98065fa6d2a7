/** A run's results as a table, as JSON and as JUnit's XML. None of them has a value of a request or an answer. */
import { escapeMarkup } from '#domain/text/escape-markup';
import type { CheckedCall, Run } from './run-conformance';

/** A call as a report names it. */
const nameOf = ({ call }: CheckedCall): string => {
  const { method, path } = call.call.definition;
  return `${method} /${call.call.base}${path === '/' ? '' : path}`;
};

const idOf = ({ call }: CheckedCall): string => call.call.definition.id;

type Verdict = 'well' | 'faults' | 'not checked';

const verdictOf = ({ findings, unchecked }: CheckedCall): Verdict =>
  findings.length > 0 ? 'faults' : unchecked ? 'not checked' : 'well';

export interface Counts {
  well: number;
  faults: number;
  unchecked: number;
}

export function countsOf(checked: readonly CheckedCall[]): Counts {
  const count = (verdict: Verdict) => checked.filter((each) => verdictOf(each) === verdict).length;
  return { well: count('well'), faults: count('faults'), unchecked: count('not checked') };
}

/** A fault and the calls of one service that have it. */
interface Group {
  text: string;
  calls: CheckedCall[];
}

function groupsOf(checked: readonly CheckedCall[], textsOf: (each: CheckedCall) => string[]): Group[] {
  const groups = new Map<string, Group>();
  for (const each of checked) {
    for (const text of textsOf(each)) {
      const key = `${each.call.call.base} ${text}`;
      const group = groups.get(key) ?? { text, calls: [] };
      group.calls.push(each);
      groups.set(key, group);
    }
  }
  return [...groups.values()];
}

/** Returns a sentence for a back-end team: the call, what is wrong, what to answer; calls with the same fault share it. */
function sentenceOf({ text, calls: [first, ...others] }: Group): string {
  if (!first) return text;
  const more = others.length > 0 ? ` and ${others.length} more (${others.map(idOf).sort().join(', ')})` : '';
  return `${nameOf(first)} (${idOf(first)})${more}: ${text}.`;
}

/** Returns one sentence a fault. */
export const faultSentences = (checked: readonly CheckedCall[]): string[] =>
  groupsOf(checked, ({ findings }) => findings.map(({ text }) => text)).map(sentenceOf);

const MARKS: Record<Verdict, string> = { well: 'ok', faults: 'FAULT', 'not checked': '-' };

const cell = (text: string, width: number, isNumber = false) =>
  isNumber ? text.padStart(width) : text.padEnd(width);

/** Returns the rows of all calls, aligned. */
function tableOf(checked: readonly CheckedCall[]): string[] {
  const rows = checked.map((each) => [
    MARKS[verdictOf(each)],
    idOf(each),
    String(each.status ?? ''),
    each.ms === undefined ? '' : `${each.ms} ms`,
    nameOf(each),
  ]);
  const head = ['', 'call', 'status', 'time', 'request'];
  const all = [head, ...rows];
  const widths = head.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)));
  return all.map((row) =>
    row
      .map((text, i) => cell(text, widths[i] ?? 0, i === 3))
      .join('  ')
      .trimEnd(),
  );
}

const counted = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Returns what a terminal shows. */
export function terminalReport(checked: readonly CheckedCall[], run: Pick<Run, 'origin' | 'writes'>): string {
  const { well, faults, unchecked } = countsOf(checked);
  const sentences = faultSentences(checked);
  const open = groupsOf(checked, ({ unchecked: reason }) => (reason ? [reason] : []));
  const notes = [
    !run.origin && 'CORS was not checked: name the site with --origin.',
    !run.writes && 'Calls that change something were not made: --writes, with a test account.',
  ].filter(Boolean);
  return [
    ...tableOf(checked),
    '',
    ...(open.length > 0 ? ['Not checked:', ...open.map((group) => `  ${sentenceOf(group)}`), ''] : []),
    ...(sentences.length > 0 ? ['Faults:', ...sentences.map((sentence) => `  ${sentence}`), ''] : []),
    ...notes,
    `${counted(checked.length, 'call')}: ${well} well, ${faults} with ${counted(sentences.length, 'fault')}, ${unchecked} not checked.`,
  ].join('\n');
}

/** Returns the report for programs. */
export function jsonReport(checked: readonly CheckedCall[], run: Run): string {
  const { services, origin, brand, country, writes } = run;
  const calls = checked.map((each) => ({
    id: idOf(each),
    name: each.call.name,
    service: each.call.call.base,
    method: each.call.call.definition.method,
    path: each.call.call.definition.path,
    ours: !!each.call.call.definition.ours,
    verdict: verdictOf(each),
    status: each.status ?? null,
    ms: each.ms ?? null,
    widgets: each.call.widgets,
    findings: each.findings,
    ...(each.unchecked && { unchecked: each.unchecked }),
  }));
  const { well, faults, unchecked } = countsOf(checked);
  const counts = { calls: checked.length, well, faults, unchecked };
  return `${JSON.stringify({ services, origin: origin ?? null, brand, country, writes, counts, calls }, null, 2)}\n`;
}

function testCase(each: CheckedCall): string {
  const name = escapeMarkup(`${idOf(each)} ${nameOf(each)}`);
  const time = ((each.ms ?? 0) / 1000).toFixed(3);
  const failures = each.findings.map(
    ({ code, text }) => `<failure type="${code}" message="${escapeMarkup(`${nameOf(each)}: ${text}.`)}"/>`,
  );
  const skipped =
    each.unchecked && failures.length === 0 ? [`<skipped message="${escapeMarkup(each.unchecked)}"/>`] : [];
  const inner = [...failures, ...skipped].map((line) => `\n      ${line}`).join('');
  return `    <testcase classname="${escapeMarkup(each.call.call.base)}" name="${name}" time="${time}">${inner}${inner && '\n    '}</testcase>`;
}

/** Returns the report in JUnit's format: a suite a service, a case a call. */
export function junitReport(checked: readonly CheckedCall[]): string {
  const services = [...new Set(checked.map(({ call }) => call.call.base))];
  const suites = services.map((service) => {
    const calls = checked.filter(({ call }) => call.call.base === service);
    const { faults, unchecked } = countsOf(calls);
    return `  <testsuite name="${escapeMarkup(service)}" tests="${calls.length}" failures="${faults}" skipped="${unchecked}" errors="0">\n${calls.map(testCase).join('\n')}\n  </testsuite>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance">\n${suites.join('\n')}\n</testsuites>\n`;
}

/** Removes tokens from a text, whatever a service has put them into. */
export const withoutTokens = (text: string, tokens: Run['tokens']): string =>
  [tokens.session, tokens.identity].reduce<string>(
    (rest, token) => (token ? rest.replaceAll(token, '***') : rest),
    text,
  );
