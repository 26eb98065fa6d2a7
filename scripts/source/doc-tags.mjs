/** Doc comments of definitions: the text, its @tags, and since when something is there and what replaces it. */
import { compareVersions, isVersion, nextVersion } from '../release/versions.mjs';

/**
 * @typedef {{ since: string, use?: string, reason?: string }} Deprecation
 *   since: the version that announced it; use: the tag, attribute, event, part or setting to use instead
 * @typedef {{ since?: string, deprecated?: Deprecation }} Life
 *   since: the first version that has it, if it is not there as long as its element
 */

const NAMES = 'deprecated|example|feature|part|since|slot|state';
const TAG = new RegExp(`(?:^|\\s+)@(${NAMES})(?=\\s|$)`);
/** Within the line of a part, a slot or a state: `{@since 0.2.0}`. */
const INLINE = /\s*\{@(since|deprecated)\s+([^}]*)\}/g;
/** 0.4.0, use heading - It is named so everywhere. */
const DEPRECATED = /^(\S+?)(?:, use (\S+))?(?:\s+-\s+(.+))?$/;

const oneLine = (/** @type {string} */ text) => text.replace(/\s*\n\s*/g, ' ').trim();

/** @param {string} version @param {string} where @returns {string} */
function known(version, where) {
  if (!isVersion(version)) throw new TypeError(`${where}: ${version} is no version such as 0.1.0`);
  if (compareVersions(version, nextVersion()) > 0)
    throw new TypeError(`${where}: ${version} is later than the next release, ${nextVersion()}`);
  return version;
}

/**
 * Reads `@since 0.2.0` and `@deprecated 0.4.0, use heading - It is named so everywhere.`
 * @param {[name: string, value: string][]} tags @param {string} where for messages @returns {Life}
 * @throws {TypeError} if a version cannot be right
 */
export function lifeOf(tags, where) {
  const of = (/** @type {string} */ name) => tags.find(([each]) => each === name)?.[1];
  const since = of('since');
  const written = of('deprecated');
  /** @type {Life} */
  const life = since === undefined ? {} : { since: known(since, `${where}: @since`) };
  if (written === undefined) return life;
  const [, version, use, reason] = DEPRECATED.exec(written) ?? [];
  if (!version)
    throw new TypeError(`${where}: write @deprecated 0.4.0, use NAME - Reason. (a name and a reason if any)`);
  const announced = known(version, `${where}: @deprecated`);
  if (since && compareVersions(announced, since) < 0)
    throw new TypeError(`${where}: deprecated in ${announced}, before it was there`);
  return { ...life, deprecated: { since: announced, ...(use && { use }), ...(reason && { reason }) } };
}

/**
 * Splits a doc comment into its text and its tags.
 * @param {string} comment without stars @returns {{ text: string, tags: [name: string, value: string][] }}
 */
export function splitDoc(comment) {
  const [text = '', ...rest] = comment.split(TAG);
  /** @type {[name: string, value: string][]} */
  const tags = [];
  for (let index = 0; index < rest.length; index += 2)
    tags.push([rest[index] ?? '', oneLine(rest[index + 1] ?? '')]);
  return { text: oneLine(text), tags };
}

/**
 * Reads `NAME - Description. {@since 0.2.0}` of a part, a slot or a state; without a name it is ''.
 * @param {string} line @param {string} where @returns {{ name: string, description: string } & Life}
 */
export function namedTag(line, where) {
  /** @type {[name: string, value: string][]} */
  const tags = [];
  const plain = line.replace(INLINE, (_, /** @type {string} */ name, /** @type {string} */ value) => {
    tags.push([name, value.trim()]);
    return '';
  });
  const [, name = '', description = ''] = /^(?:(\S+)\s+)?-\s*(.*)$/s.exec(plain) ?? [];
  return { name, description, ...lifeOf(tags, `${where} ${name}`.trim()) };
}
