/** Versions of the package: MAJOR.MINOR.PATCH, without suffixes. */
import { existsSync, readFileSync } from 'node:fs';

/** @param {string} text */
export const isVersion = (text) => /^\d+\.\d+\.\d+$/.test(text);

/** Returns a number below 0 if the first version is the earlier one, 0 for the same. @param {string} one @param {string} other */
export function compareVersions(one, other) {
  const others = other.split('.').map(Number);
  return one
    .split('.')
    .map((part, index) => Number(part) - (others[index] ?? 0))
    .reduce((found, difference) => found || difference, 0);
}

/** @param {string} one @param {string} [other] @returns {string} the later one */
export const laterOf = (one, other = one) => (compareVersions(one, other) < 0 ? other : one);

/**
 * Returns the version with which what is new now will be there at the earliest: that of package.json until the changelog
 * has it as released, then the next minor one. A new widget is never in a patch release.
 * @param {string} version of package.json @param {string} changelog the text of CHANGELOG.md
 */
export function nextRelease(version, changelog) {
  const isReleased = changelog.split('\n').some((line) => line.startsWith(`## ${version} `));
  if (!isReleased) return version;
  const [major, minor] = version.split('.').map(Number);
  return `${major}.${Number(minor) + 1}.0`;
}

/** @param {string} name of a file at the top level */
const textOf = (name) => (existsSync(name) ? readFileSync(name, 'utf8') : '');

/** Returns `nextRelease` of this repository. */
export const nextVersion = () =>
  nextRelease(JSON.parse(textOf('package.json')).version, textOf('CHANGELOG.md'));
