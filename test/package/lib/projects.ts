import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run, tool } from '../../../scripts/system/run.mjs';
import { expect, type Page } from '../../e2e/lib/test';

const inFolder = (...path: string[]): string => join(process.env.PACKAGE_FOLDER ?? '', ...path);

export const tarball = (): string => process.env.PACKAGE_TARBALL ?? '';
export const installedFolder = (): string => inFolder('installed/node_modules/vitrine');

/** Runs a program of the house in a project's folder; expects that it succeeds and returns its output. */
export async function runIn(project: string, args: string[]): Promise<string> {
  // A production build whatever the environment of the tests says.
  const env = { NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined };
  const { code, output } = await run(process.execPath, args, { cwd: inFolder(project), env });
  expect(code, `${project}: ${args.join(' ')}\n${output}`).toBe(0);
  return output;
}

/** Checks a project's types. What must not type-check is marked in its files, and an unused mark is an error. */
export const checkTypes = (project: string): Promise<string> =>
  runIn(project, [tool('typescript', 'tsc'), '-p', '.']);

export const buildProject = (project: string): Promise<string> =>
  runIn(project, [tool('vite'), 'build', '--base', `/${project}/`, '--logLevel', 'warn']);

/** The code of a built project. */
export const builtCode = (project: string): string =>
  readdirSync(inFolder(project, 'dist/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(inFolder(project, 'dist/assets', name), 'utf8'))
    .join('\n');

/** The strictest policy, with the names of the Trusted Types policies that Vitrine, Lit and Vue create. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "require-trusted-types-for 'script'",
  'trusted-types vitrine lit-html vue',
].join('; ');

/**
 * Opens a built project under a strict policy. Its files and those that its visitors load from the package come from its folder, the services
 * from the sandbox.
 */
export async function openProject(page: Page, origin: string, project: string): Promise<void> {
  await page.route(`${origin}/${project}/**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(project.length + 2);
    const file = path.startsWith('vitrine/')
      ? inFolder(project, 'node_modules/vitrine/dist', path.slice('vitrine/'.length))
      : inFolder(project, 'dist', path || 'index.html');
    return route.fulfill({ path: file, headers: { 'content-security-policy': POLICY } });
  });
  await page.goto(`${origin}/${project}/`);
}
