import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cors } from 'hono/cors';
import { safeParse } from 'valibot';
import type { World } from '../world';
import { reportSchema } from './report-shape';

/** Bytes of a report at most, as the library sends it. */
const MOST_BYTES = 8000;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The receiver of `vitrine:report`: reports of any page, as text, since JSON from another origin needs a preflight. */
export function reportRoutes({ state }: World): Hono {
  const app = new Hono();
  app.get('/reports', (c) => c.json(state.reports));
  const limit = bodyLimit({
    maxSize: MOST_BYTES,
    onError: (c) => c.json({ error: `expected ${MOST_BYTES} bytes at most` }, 413),
  });
  app.post('/reports', cors(), limit, async (c) => {
    const sent = safeParse(reportSchema, parsed(await c.req.text()));
    if (!sent.success) return c.json({ error: 'expected a report' }, 400);
    state.receiveReport(sent.output);
    return c.body(null, 204);
  });
  return app;
}
