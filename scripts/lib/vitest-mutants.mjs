/**
 * Vitest's configuration under Stryker (lib/stryker.mjs): the unit projects of vite.config.ts with the test files of one
 * folder. Stories and contracts need a browser or a server.
 */
import config from '../../vite.config.ts';
import { TESTS } from './stryker.mjs';

/** @param {import('vite').ConfigEnv} env */
export default (env) => {
  const base = /** @type {import('vitest/config').ViteUserConfig} */ (config(env));
  const folder = `${process.env[TESTS]}/`;
  const projects = (base.test?.projects ?? []).flatMap((project) => {
    if (typeof project !== 'object' || !('test' in project)) return [];
    const { name, include = [] } = project.test ?? {};
    const files = include.filter((file) => file.startsWith(folder));
    if (!String(name).startsWith('unit-') || files.length === 0) return [];
    return [{ ...project, test: { ...project.test, include: files } }];
  });
  return { ...base, test: { ...base.test, maxWorkers: 1, projects } };
};
