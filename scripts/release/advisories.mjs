/** Known advisories of the packages, as the registry tells them to npm audit. */
import { run } from '../system/run.mjs';

/**
 * @typedef {{ id: string, package: string, severity: string, title: string, range: string, isBundled: boolean }} Advisory
 *   isBundled: whether a file of the library has modules of the package; of all others pages load nothing
 * @typedef {{ advisories: Advisory[] } | { unanswered: string }} Audit unanswered: why nothing is known
 */

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** @param {string} path in node_modules */
const nameOf = (path) => path.replace(/^.*node_modules\//, '');

/**
 * Reads what `npm audit --json` has printed.
 * @param {string} stdout @param {readonly string[]} bundled paths in node_modules of the packages in the library's files
 * @returns {Audit}
 */
export function readAudit(stdout, bundled) {
  const audit = parse(stdout);
  if (typeof audit?.vulnerabilities !== 'object' || audit.vulnerabilities === null) {
    const status = Number.isInteger(audit?.statusCode) ? ` (status ${audit.statusCode})` : '';
    return { unanswered: `the registry does not answer the question${status}` };
  }
  const known = new Set(bundled.map(nameOf));
  /** @type {Map<string, Advisory>} */
  const found = new Map();
  for (const { via = [] } of Object.values(audit.vulnerabilities))
    for (const cause of via) {
      // A text names another package, which has its own entry.
      if (typeof cause !== 'object') continue;
      const id = /GHSA(-\w{4}){3}/.exec(cause.url ?? '')?.[0] ?? String(cause.source);
      const { name, severity, title, range } = cause;
      found.set(`${id} ${name}`, { id, package: name, severity, title, range, isBundled: known.has(name) });
    }
  return { advisories: [...found.values()].sort((a, b) => Number(b.isBundled) - Number(a.isBundled)) };
}

/**
 * All packages are of development: with NODE_ENV as a build leaves it, npm asks about none of them, and offline it does not
 * ask at all; either way it says that nothing is known.
 */
const ASK = ['audit', '--json', '--include=dev', '--no-offline'];

/** Asks the registry. @param {readonly string[]} bundled @returns {Promise<Audit>} */
export async function auditOf(bundled) {
  // Its exit code says that there are advisories, or no answer: both are in what it prints.
  const { stdout } = await run('npm', ASK, { timeout: 2 * 60_000 });
  return readAudit(stdout, bundled);
}

/**
 * Returns why a release may not be made, a sentence each: advisories of what pages load that nobody has looked at.
 * @param {Audit} audit @param {readonly string[]} accepted ids of advisories that do not concern the library
 * @returns {string[]}
 */
export const auditProblems = (audit, accepted) =>
  'unanswered' in audit
    ? []
    : audit.advisories
        .filter(({ isBundled, id }) => isBundled && !accepted.includes(id))
        .map(
          ({ id, package: name, severity, title }) =>
            `${name} is in the library's files and has the advisory ${id} (${severity}: ${title}): take a repaired version, or --accept ${id} if it does not concern the library.`,
        );

/**
 * Returns the section of a release's report.
 * @param {Audit} audit @param {readonly string[]} accepted @returns {string[]} lines
 */
export function advisoryLines(audit, accepted) {
  if ('unanswered' in audit)
    return [
      '## Advisories',
      '',
      `Not checked: ${audit.unanswered}. Ask once more, by \`npm audit\`, before it is published.`,
      '',
    ];
  const lines = audit.advisories.map(
    ({ id, package: name, severity, title, range, isBundled }) =>
      `- ${id}, ${severity}, \`${name}\` ${range}: ${title}. ${isBundled ? `In the library's files${accepted.includes(id) ? ', accepted' : ''}` : 'Builds and tests only'}.`,
  );
  return [
    `## Advisories (${lines.length})`,
    '',
    ...(lines.length > 0
      ? lines
      : ['None is known of any package, those that only build and test included.']),
    '',
  ];
}
