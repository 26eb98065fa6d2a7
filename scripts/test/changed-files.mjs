import { execFileSync } from 'node:child_process';
import { Halt } from '../system/cli.mjs';
import { root } from '../system/run.mjs';

/** @param {string[]} args @returns {string[]} the lines of git's output */
function git(...args) {
  try {
    const text = execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    return text.split('\n').filter(Boolean);
  } catch (error) {
    throw new Halt(`git ${args.join(' ')}: ${/** @type {any} */ (error).stderr || error}`);
  }
}

/**
 * Files that differ from a commit, including deleted and untracked ones.
 * @param {string} ref '' is the last commit, or the one before it if nothing has changed since
 * @returns {{ since: string, files: string[] }} paths from the root
 * @throws {Halt} if git does not know the commit
 */
export function changedFiles(ref) {
  const since = (/** @type {string} */ commit) => [
    ...new Set([
      ...git('diff', '--name-only', '--no-renames', commit, '--'),
      ...git('ls-files', '--others', '--exclude-standard'),
    ]),
  ];
  if (ref) return { since: ref, files: since(ref) };
  const files = since('HEAD');
  return files.length ? { since: 'HEAD', files } : { since: 'HEAD~1', files: since('HEAD~1') };
}
