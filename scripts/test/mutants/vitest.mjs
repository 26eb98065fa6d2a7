/**
 * Vitest's configuration under Stryker (stryker.mjs): the unit projects of vite.config.ts with the test files of one
 * folder. Stories and contracts need a browser or a server.
 */
import config from '../../../vite.config.ts';
import { TESTS } from './stryker.mjs';

/**
 * Lets what a module does while it is evaluated count for all tests. Deferred modules are evaluated within the first
 * test that loads them, which alone would be run against their mutants.
 * @returns {import('vite').Plugin}
 */
const evaluationOfAllTests = () => ({
  name: 'vitrine:evaluation-of-all-tests',
  enforce: 'pre',
  transform(code) {
    if (!code.includes('stryCov_')) return;
    const state = 'globalThis.__stryker__';
    const begin = `const strykerTest = ${state}?.currentTestId; if (${state}) ${state}.currentTestId = undefined;`;
    return { code: `${begin}${code}\nif (${state}) ${state}.currentTestId = strykerTest;\n`, map: null };
  },
});

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
  const plugins = [...(base.plugins ?? []), evaluationOfAllTests()];
  return { ...base, plugins, test: { ...base.test, maxWorkers: 1, projects } };
};
