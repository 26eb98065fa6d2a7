/**
 * Starts a WordPress with the plugin of dist/cms, a page of each way to write a widget and the simulated services, and
 * prints its addresses and users. Nothing of it stays: `npm run cms -- [--port N] [--no-build]`.
 */
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { buildOrHalt } from './build.mjs';
import { ensureWordPress } from './cms/debian.mjs';
import { startWordPress } from './cms/wordpress-site.mjs';
import { Halt, main, portIsFree, progress, readOptions } from './system/cli.mjs';
import { launch, serve, stop } from './system/run.mjs';
import { ensurePackages } from './system/setup.mjs';

const DEFAULT_PORT = 8180;
const HELP = `npm run cms -- [--port N] [--no-build]

  --port N     WordPress listens on port N (default ${DEFAULT_PORT}), the simulated services on the next one
  --no-build   use what was built before

The environment's VITRINE_WORDPRESS is a folder with another WordPress than that of Debian.`;

/** Starts the demo's server with the services. @param {number} port */
async function startServices(port) {
  const args = ['--import', 'tsx', 'demo-pages/server.ts', '--port', String(port)];
  const server = launch(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  if (!server.stdout) throw new Error('the server has no output to read');
  const ready = once(createInterface({ input: server.stdout }), 'line');
  const ended = once(server, 'exit').then(() => Promise.reject(new Halt('The services did not start.')));
  await Promise.race([ready, ended]);
  return server;
}

await main(import.meta.url, async () => {
  const values = readOptions(
    { port: { type: 'string' }, 'no-build': { type: 'boolean' }, help: { type: 'boolean' } },
    HELP,
  );
  if (values.help) return console.log(HELP);
  const port = Number(values.port ?? DEFAULT_PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_534)
    throw new Halt(`--port takes a number from 1 to 65534.`);
  await ensurePackages();
  for (const each of [port, port + 1])
    if (!(await portIsFree(each))) throw new Halt(`Port ${each} is taken by another program.`);
  await ensureWordPress();
  if (!values['no-build']) await buildOrHalt();
  const services = await startServices(port + 1);
  const site = await progress('starting WordPress', () =>
    startWordPress({ port, services: `http://127.0.0.1:${port + 1}/api/{service}` }),
  );
  try {
    const rows = [
      ...site.pages.map(({ title, address }) => [address, title]),
      [`${site.address}/wp-admin/options-general.php?page=vitrine`, 'Settings'],
      [`${site.address}/wp-admin/post.php?post=${site.pages[0]?.id}&action=edit`, 'The block in the editor'],
    ];
    const width = Math.max(...rows.map(([address = '']) => address.length));
    console.log(
      `\n${rows.map(([address = '', title]) => `  ${address.padEnd(width)}  ${title}`).join('\n')}`,
    );
    for (const { user, password } of [site.admin, site.author])
      console.log(`  user ${user}, password ${password}`);
    console.log('\nCtrl-C ends it.');
    serve();
    await once(services, 'exit');
  } finally {
    await site.stop();
    await stop(services);
  }
});
