/** What a release changes for those who use the library, and which version that calls for. */
import { compareVersions } from './versions.mjs';

/** @typedef {import('./surface.mjs').Surface} Surface */
/** @typedef {import('./surface.mjs').Named} Named */
/** @typedef {'patch' | 'minor' | 'major'} Step */
/**
 * @typedef {{ added: Named[], deprecated: Named[], removed: Named[], defaults: [before: Named, after: Named][],
 *   payloads: [before: Named, after: Named][], bytes: [entry: string, before: number, after: number][],
 *   unknown: Named['kind'][] }} Changes
 *   bytes: of entries of both releases, more than SHARE apart; unknown: kinds that the earlier surface was read without
 */

/** The part of its bytes by which an entry has to change to be told. */
export const SHARE = 0.01;

/** @param {Named} one */
const keyOf = ({ kind, name, of = '' }) => `${kind} ${name} ${of}`;

/** @param {Named} one @returns {string} as a sentence names it */
export const textOf = ({ kind, name, of }) => `${kind} \`${name}\`${of ? ` of \`${of}\`` : ''}`;

/** @param {readonly Named[]} list those whose owner is not in the list itself @returns {Named[]} */
const withoutParts = (list) => {
  const tags = new Set(list.flatMap(({ kind, name }) => (kind === 'tag' ? name : [])));
  const attributes = new Set(
    list.flatMap((one) => (one.kind === 'attribute' ? `${one.name} of ${one.of}` : [])),
  );
  return list.filter(
    ({ of = '' }) => !tags.has(of) && !attributes.has(of) && !tags.has(of.replace(/^.* of /, '')),
  );
};

/** @param {Surface} before @param {Surface} after @returns {Changes} */
export function changesBetween(before, after) {
  const olds = new Map(before.names.map((one) => [keyOf(one), one]));
  const news = new Map(after.names.map((one) => [keyOf(one), one]));
  const kinds = (/** @type {Surface} */ { names }) => new Set(names.map(({ kind }) => kind));
  const unknown = [...kinds(after)].filter(
    (kind) => ['metadata', 'call'].includes(kind) && !kinds(before).has(kind),
  );
  const known = after.names.filter(({ kind }) => !unknown.includes(kind));
  const both = known.flatMap((one) => {
    const old = olds.get(keyOf(one));
    return old ? [/** @type {[Named, Named]} */ ([old, one])] : [];
  });
  return {
    added: withoutParts(known.filter((one) => !olds.has(keyOf(one)))),
    deprecated: known.filter((one) => one.deprecated && !olds.get(keyOf(one))?.deprecated),
    removed: withoutParts(before.names.filter((one) => !news.has(keyOf(one)))),
    defaults: both.filter(([old, one]) => old.usual !== one.usual),
    payloads: both.filter(([old, one]) => old.type !== one.type),
    bytes: Object.entries(after.bytes).flatMap(([entry, bytes]) => {
      const old = before.bytes[entry];
      if (old === undefined || Math.abs(bytes - old) <= old * SHARE) return [];
      return [/** @type {[string, number, number]} */ ([entry, old, bytes])];
    }),
    unknown,
  };
}

/** Pages name no calls: a back end that still answers one is in nobody's way. @param {Named} one */
const isOfPages = ({ kind }) => kind !== 'call';

/** @param {Changes} changes @returns {Step} the least that may have them */
export function stepOf({ added, deprecated, removed, defaults, payloads }) {
  if (removed.some(isOfPages) || defaults.length > 0) return 'major';
  return [added, deprecated, removed, payloads].some((list) => list.length > 0) ? 'minor' : 'patch';
}

/** @param {string} before @param {string} after a later one @returns {Step} */
export function stepBetween(before, after) {
  const [major, minor] = before.split('.');
  const [nextMajor, nextMinor] = after.split('.');
  if (major !== nextMajor) return 'major';
  return minor === nextMinor ? 'patch' : 'minor';
}

/** @param {string} version */
const nextMinor = (version) =>
  version.replace(/^(\d+)\.(\d+)\..*$/, (_, major, minor) => `${major}.${Number(minor) + 1}.0`);

/**
 * Returns the version that a release is judged as: its own, or the next minor one until `npm version` has made it.
 * @param {string} before of the earlier release @param {string} after of package.json
 */
export const judgedVersion = (before, after) =>
  compareVersions(after, before) > 0 ? after : nextMinor(before);

/** @type {Step[]} */
const STEPS = ['patch', 'minor', 'major'];

/**
 * Returns why a version may not have these changes (stories/releases.mdx, "Versions"), a sentence each.
 * @param {Changes} changes @param {string} before version of the earlier release @param {string} after @returns {string[]}
 * @throws {TypeError} if it is no later version
 */
export function versionProblems(changes, before, after) {
  if (compareVersions(after, before) <= 0) throw new TypeError(`${after} is not later than ${before}`);
  const step = stepBetween(before, after);
  // Until 1.0.0 a minor release may do what a major one does.
  const mayBreak = step === 'major' || (step === 'minor' && before.startsWith('0.'));
  const problems = mayBreak
    ? []
    : [
        ...changes.removed
          .filter(isOfPages)
          .map((one) => `${textOf(one)} is gone: only a major release removes.`),
        ...changes.defaults.map(
          ([old, one]) =>
            `${textOf(one)} is ${one.usual ?? 'nothing'} by default instead of ${old.usual ?? 'nothing'}: only a major release changes a default.`,
        ),
      ];
  if (mayBreak)
    problems.push(
      ...changes.removed
        .filter((one) => isOfPages(one) && one.kind !== 'word' && !one.deprecated)
        .map((one) => `${textOf(one)} is gone without notice: ${before} does not say that it is deprecated.`),
    );
  const least = stepOf(changes);
  if (problems.length === 0 && !mayBreak && STEPS.indexOf(least) > STEPS.indexOf(step))
    problems.push(`${after} is a ${step} release after ${before}; what it changes needs a ${least} one.`);
  return problems;
}
