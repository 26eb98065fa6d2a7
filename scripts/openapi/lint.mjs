/** Makes the OpenAPI documents and has Redocly lint them; offline. */
import { join } from 'node:path';
import { root, run, tool } from '../system/run.mjs';

const RULES = join(root, 'scripts/openapi/redocly.yaml');

/** No look at newer versions and no report of what was done. */
const QUIET = { REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true', REDOCLY_TELEMETRY: 'off', NO_COLOR: '1' };

/**
 * Lints files.
 * @param {string[]} paths @returns {Promise<{ passed: number, failed: number, output: string }>} a check per file
 */
export async function lintFiles(paths) {
  const { code, output, stdout } = await run(
    process.execPath,
    [tool('@redocly/cli', 'redocly'), 'lint', ...paths, '--config', RULES, '--format', 'stylish'],
    { env: QUIET },
  );
  const failed = paths.filter(
    (path) => stdout.includes(`${path}:`) || stdout.includes(path.slice(root.length + 1)),
  );
  // What fails without a file is a failure all the same.
  const count = code === 0 ? 0 : Math.max(1, failed.length);
  return { passed: paths.length - count, failed: count, output };
}

/** @returns {ReturnType<typeof lintFiles>} of the documents of the sources as they are, kept in .cache/openapi */
export async function lintOpenApi() {
  // `npm test` reads this file before it installs the packages that the writer imports.
  const { writeOpenApi } = await import('./write-openapi.mjs');
  return lintFiles(await writeOpenApi(join(root, '.cache/openapi')));
}
