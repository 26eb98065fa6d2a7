/**
 * The demo's server: the pages, the sandbox behind them and what was built, on one port.
 * `node --import tsx demo-pages/server.ts --port N` prints one line of JSON once it listens and ends with code 98
 * where somebody else has the port. `--allow-host NAME` answers requests for that name too.
 */
import { realpathSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createAdaptorServer } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { listed } from './pages/pages';
import { createSandbox } from './sandbox/app';
import { NoAnswer } from './sandbox/faults';
import { files, ROOT } from './server/files';
import { guard } from './server/guard';
import { pageRoutes } from './server/page-routes';
import { storybook } from './server/storybook';

const PORT_TAKEN = 98;
const DEFAULT_PORT = 4173;
/** Listens on this machine only, since it stores the input of pages and shows it to everyone. */
const HOST = '127.0.0.1';

function makeApp(root: string, more: Hono, allowed: readonly string[]): Hono {
  const app = new Hono();
  app.use('*', guard(allowed));
  const sandbox = createSandbox();
  app.onError((error, c) => {
    if (error instanceof NoAnswer) throw error;
    console.error(error);
    return c.text('The demo server broke.', 500);
  });
  app.route('/', more);
  app.route('/', files(root));
  app.route('/', storybook());
  app.route('/', pageRoutes());
  for (const path of ['/api/*', '/sandbox', '/sandbox/*']) {
    app.all(path, (c) => sandbox.app.fetch(c.req.raw, c.env));
  }
  return app;
}

export interface DemoServer {
  port: number;
  close(): Promise<void>;
}

/**
 * Listens on the port (0: any free one) until it is closed.
 * @param settings.root where what was built is taken from
 * @param settings.more further pages, and what changes the answers of those that follow, as a test has them
 * @param settings.allowed names other than this machine's that a request may be for
 */
export function startServer({
  port,
  root = ROOT,
  more = new Hono(),
  allowed = [],
}: {
  port: number;
  root?: string;
  more?: Hono;
  allowed?: readonly string[];
}): Promise<DemoServer> {
  const app = makeApp(root, more, allowed);
  const server = createAdaptorServer({
    async fetch(request, env) {
      try {
        return await app.fetch(request, env);
      } catch (error) {
        if (!(error instanceof NoAnswer)) throw error;
        // The caller's connection ends, as it would when a service falls over.
        (env.outgoing as ServerResponse).destroy();
        return RESPONSE_ALREADY_SENT;
      }
    },
  });
  return new Promise((done, fail) => {
    server.once('error', fail);
    server.listen(port, HOST, () => {
      const bound = server.address();
      const close = () =>
        new Promise<void>((closed) => {
          server.close(() => closed());
          if ('closeAllConnections' in server) server.closeAllConnections();
        });
      done({ port: typeof bound === 'object' && bound ? bound.port : port, close });
    });
  });
}

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { port: { type: 'string' }, 'allow-host': { type: 'string', multiple: true, default: [] } },
  });
  try {
    const { port } = await startServer({
      port: Number(values.port ?? DEFAULT_PORT),
      allowed: values['allow-host'],
    });
    console.log(JSON.stringify({ port, pages: listed() }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    process.exitCode = PORT_TAKEN;
  }
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) await main();
