import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { object, safeParse, string } from 'valibot';
import { Refusal } from '../answers';
import { keepCard } from '../rules/card-provider';
import { chargesOf } from '../rules/reservations/charges';
import { settle } from '../rules/reservations/kept';
import { answerChallenge } from '../rules/reservations/pay';
import type { World } from '../world';
import { cardFramePage, cardFramePolicy } from './card-frame-page';
import { bankPage } from './view';

const card = object({
  oneTimeToken: string(),
  number: string(),
  holderName: string(),
  dueDate: string(),
  cvv: string(),
});

/** Other companies of a payment: the card provider, and the page of a card's bank. And the charges, as JSON. */
export function paymentRoutes(world: World, policy: string): Hono {
  const app = new Hono();
  app.get('/charges', (c) => {
    settle(world);
    return c.json(chargesOf(world));
  });
  app.use('/card-provider/*', cors());
  app.post('/card-provider/cards', async (c) => {
    const sent = safeParse(card, await c.req.json().catch(() => null));
    if (!sent.success) return c.json({ error: 'expected a card and its token' }, 400);
    try {
      return c.json(keepCard(world, sent.output.oneTimeToken, sent.output), 201);
    } catch (error) {
      if (error instanceof Refusal) return Response.json(error.body, { status: error.status });
      throw error;
    }
  });
  app.get('/card-provider/frame', (c) => {
    const url = new URL(c.req.url);
    const framePolicy = cardFramePolicy(c.req.query('origin') ?? '', url.origin);
    if (!framePolicy) return c.json({ error: 'shown in pages of another origin of this machine only' }, 403);
    c.header('content-security-policy', framePolicy);
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    c.header('permissions-policy', 'payment=()');
    return c.html(cardFramePage());
  });
  const waiting = (id = '') => {
    const kept = settle(world).get(id);
    return kept?.payment?.challengeUrl ? kept : undefined;
  };
  app.get('/bank', (c) => {
    c.header('content-security-policy', policy);
    c.header('cache-control', 'no-store');
    const order = c.req.query('order');
    return c.html(bankPage(order ?? '', waiting(order)?.amount));
  });
  app.post('/bank', async (c) => {
    const { order = '', answer } = await c.req.parseBody();
    const kept = waiting(String(order));
    if (kept) answerChallenge(world, kept, answer === 'confirm');
    c.header('content-security-policy', policy);
    return c.html(bankPage(String(order), undefined));
  });
  return app;
}
