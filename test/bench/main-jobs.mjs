/** The markup of every widget's main job, as a visitor's page has it. */

/** @returns {Promise<Record<string, import('../e2e/lib/main-job.ts').MainJob>>} by tag */
export async function readMainJobs() {
  const { register } = await import('tsx/esm/api');
  const unregister = register();
  const { MAIN_JOBS } = await import('../e2e/lib/main-jobs.ts');
  await unregister();
  return MAIN_JOBS;
}

/** Far below, a tag would else wait for the visitor. @param {string} markup @returns {string} */
export const eager = (markup) => markup.replace(/^<[\w-]+/, '$& load="eager"');
