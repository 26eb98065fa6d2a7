import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { check, integer, minValue, number, object, optional, pipe, safeParse, string } from 'valibot';
import { USERS } from '../data/users';
import { mapTile } from '../drawings/map-tile';
import { prizePicture } from '../drawings/prize';
import { isFault } from '../faults';
import { ID_TOKEN } from '../http/credentials';
import { documentManners } from '../rules/document-manners';
import { mails } from '../rules/mails';
import { paymentManners } from '../rules/reservations/manners';
import { serviceManners } from '../rules/service-manners';
import { signInManners } from '../rules/sign-in-manners';
import { ROUTES } from '../services';
import type { World } from '../world';
import { setDocumentManners, setManners, setServiceManners, setSignInManners } from './manners';
import { paymentRoutes } from './payment-routes';
import { reportRoutes } from './report-routes';
import { termsRoutes } from './terms-routes';
import { conversation, panel, signOnPage } from './view';

/** Default cookie names (src/page/session/session.ts). */
const SESSION = 'vitrine_session';
const IDENTITY = 'vitrine_identity';
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'";

const fault = object({
  call: optional(
    pipe(
      string(),
      check(
        (id) => ROUTES.some(({ definition }) => definition.id === id),
        'expected a call of the catalogue',
      ),
    ),
  ),
  fault: pipe(
    string(),
    check((text) => text === 'none' || isFault(text), 'expected a fault'),
  ),
  times: optional(pipe(number(), integer(), minValue(1))),
});

/** Returns a posted form or JSON as one object; a form's empty fields are omitted. */
async function posted(c: Context): Promise<Record<string, unknown>> {
  if (c.req.header('content-type')?.includes('json')) return c.req.json().catch(() => ({}));
  const form = Object.entries(await c.req.parseBody()).filter(([, value]) => value !== '');
  return Object.fromEntries(form.map(([key, value]) => [key, key === 'times' ? Number(value) : value]));
}

/** A form redirects to the panel, a program gets the change as JSON. */
const done = (c: Context, value: object) =>
  c.req.header('accept')?.includes('text/html') ? c.redirect('/sandbox', 303) : c.json(value);

/** /sandbox: the panel for people, the same as JSON, faults, reset. */
export function panelRoutes(world: World): Hono {
  const { state } = world;
  const app = new Hono();
  app.get('/', (c) => {
    c.header('content-security-policy', POLICY);
    c.header('cache-control', 'no-store');
    return c.html(panel(world, getCookie(c, SESSION) ?? ''));
  });
  app.get('/whatsapp', (c) => {
    c.header('content-security-policy', POLICY);
    const entry = state.conversations.find(({ n }) => String(n) === c.req.query('n'));
    return c.html(conversation(entry));
  });
  app.get('/tiles/:z{\\d+}/:x{\\d+}/:y{\\d+\\.svg}', (c) => {
    const [z = 0, x = 0, y = 0] = [c.req.param('z'), c.req.param('x'), c.req.param('y')].map((text) =>
      Number.parseInt(text, 10),
    );
    if (z > 20 || x >= 2 ** z || y >= 2 ** z) return c.json({ error: 'there is no such tile' }, 404);
    c.header('cache-control', 'public, max-age=3600');
    return c.body(mapTile(z, x, y), 200, { 'content-type': 'image/svg+xml' });
  });
  app.get('/prizes/:id{[a-z-]+\\.svg}', (c) =>
    c.body(prizePicture(c.req.param('id').replace('.svg', '')), 200, { 'content-type': 'image/svg+xml' }),
  );
  app.get('/sign-on', (c) => {
    c.header('content-security-policy', POLICY);
    return c.html(signOnPage(c.req.query('provider') ?? '', c.req.query('redirectUri') ?? ''));
  });
  app.post('/sign-on', async (c) => {
    const { back = '', token = '', cancel } = await posted(c);
    const { origin } = new URL(c.req.url);
    const url = URL.canParse(String(back)) ? new URL(String(back)) : null;
    if (url?.origin !== origin) return c.json({ error: 'returns to its own pages only' }, 400);
    // In the fragment, which no server sees.
    url.hash = cancel ? 'vt-error=cancelled' : `vt-token=${encodeURIComponent(String(token))}`;
    return c.redirect(url.href, 303);
  });
  app.route('/', paymentRoutes(world, POLICY));
  app.route('/', termsRoutes(world));
  app.route('/', reportRoutes(world));
  app.get('/mails', (c) => c.json(mails(world)));
  app.get('/leads', (c) => c.json(state.leads));
  app.get('/events', (c) => c.json(state.events));
  app.get('/calls/reached', (c) => c.json([...state.reached].sort()));
  app.delete('/calls/reached', (c) => {
    state.reached.clear();
    return c.json({});
  });
  app.get('/calls', (c) => {
    const last = Number(c.req.query('last') ?? 0);
    return c.json(last > 0 ? state.calls.slice(-last) : state.calls);
  });
  app.get('/ledger', (c) => c.json(state.ledger));
  app.get('/conversations', (c) => c.json(state.conversations));
  app.get('/faults', (c) => c.json(state.faults));
  app.post('/faults', async (c) => {
    const result = safeParse(fault, await posted(c));
    if (!result.success)
      return c.json({ error: result.issues.map(({ message }) => message).join('; ') }, 400);
    state.setFault(result.output);
    return done(c, state.faults);
  });
  app.get('/services', (c) => c.json(serviceManners(world)));
  app.get('/payments', (c) => c.json(paymentManners(world)));
  app.get('/documents', (c) => c.json(documentManners(world)));
  app.get('/sign-ins', (c) => c.json(signInManners(world)));
  for (const [path, set] of [
    ['/services', setServiceManners],
    ['/payments', setManners],
    ['/documents', setDocumentManners],
    ['/sign-ins', setSignInManners],
  ] as const) {
    app.post(path, async (c) => {
      try {
        return done(c, set(world, await posted(c)));
      } catch (error) {
        return c.json({ error: (error as Error).message }, 400);
      }
    });
  }
  app.post('/session', async (c) => {
    const { token = '' } = await posted(c);
    if (token !== '' && !Object.hasOwn(USERS, String(token)))
      return c.json({ error: 'nobody has that token' }, 400);
    // Readable by scripts, like the brands' cookies: the library reads the bearer from it.
    const scope = { path: '/', sameSite: 'Lax', ...(token ? {} : { maxAge: 0 }) } as const;
    setCookie(c, SESSION, String(token), scope);
    setCookie(c, IDENTITY, token ? `${ID_TOKEN}${String(token)}` : '', scope);
    return done(c, { token });
  });
  app.get('/clock', (c) => c.json({ now: world.now() }));
  app.post('/clock', async (c) => {
    const { advance } = await posted(c);
    if (!(Number(advance) > 0)) return c.json({ error: 'expected advance: milliseconds above 0' }, 400);
    world.advance(Number(advance));
    return done(c, { now: world.now() });
  });
  app.post('/reset', (c) => {
    world.reset();
    return done(c, { reset: true });
  });
  return app;
}
