import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '#demo-pages/server';
import { startWordPress } from '#scripts/cms/wordpress-site.mjs';
import { freePort } from '#scripts/system/cli.mjs';

/** Starts the simulated services and WordPress; the tests read its addresses and users from the environment. */
export default async function startSite() {
  const services = await startServer({ port: 0 });
  const origin = `http://127.0.0.1:${services.port}`;
  const { stop, ...site } = await startWordPress({
    port: await freePort(),
    services: `${origin}/api/{service}`,
  });
  process.env.VITRINE_CMS = JSON.stringify({ ...site, services: origin });
  return async () => {
    const log = join(site.folder, '../../../php.log');
    const told = existsSync(log) ? readFileSync(log, 'utf8') : '';
    await stop();
    await services.close();
    const ours = told.split('\n').filter((line) => line.includes('plugins/vitrine'));
    if (ours.length > 0) throw new Error(`PHP reported of the plugin:\n${ours.slice(0, 20).join('\n')}`);
  };
}
