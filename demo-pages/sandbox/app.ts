import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { NoAnswer } from './faults';
import { matchesOf } from './http/routes';
import { serveCall } from './http/serve-call';
import { panelRoutes } from './panel/routes';
import { ROUTES } from './services';
import type { State } from './state';
import { makeWorld, type World } from './world';

/** Equal for every sandbox of a process, of which tests make thousands. */
const MATCHES = matchesOf(ROUTES);

export interface Sandbox {
  app: Hono;
  world: World;
  state: State;
}

/**
 * The replacement of the remote services: services under /api/{base}, the received requests under /sandbox. The same
 * app serves Node, a browser (Storybook) and tests through app.fetch; a dropped request rejects with NoAnswer.
 */
export function createSandbox(options: { seed?: number; now?: () => number } = {}): Sandbox {
  const { seed = 1, now = Date.now } = options;
  const world = makeWorld(seed, now);
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof NoAnswer) throw error;
    console.error(error);
    return c.json({ error: 'the sandbox broke' }, 500);
  });
  app.use('/api/*', cors());
  for (const match of MATCHES) {
    app.on(match.method, `/api${match.pattern}`, serveCall(match.routes, world));
  }
  app.all('/api/*', (c) => c.json({ error: 'the catalogue has no such call' }, 404));
  app.route('/sandbox', panelRoutes(world));
  app.get('/sandbox/', (c) => c.redirect('/sandbox', 301));
  return { app, world, state: world.state };
}
