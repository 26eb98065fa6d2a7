/** Git, as a release asks it. */
import { Halt } from '../system/cli.mjs';
import { root, run } from '../system/run.mjs';

/** @param {string[]} args @param {string} [cwd] @returns {Promise<string>} @throws {Halt} */
export async function git(args, cwd = root) {
  const { code, stdout, output } = await run('git', args, { cwd });
  if (code !== 0) throw new Halt(`git ${args[0]}: ${output.trim()}`);
  return stdout.trim();
}

/** @returns {Promise<string | undefined>} the latest tag of a release before this commit */
export async function latestTag() {
  const tags = await git([
    'tag',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
    '--list',
    'v*',
    '--sort=-version:refname',
  ]);
  return tags.split('\n')[0] || undefined;
}
