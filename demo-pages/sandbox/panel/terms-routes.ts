import { Hono } from 'hono';
import { number, object, optional, picklist, safeParse } from 'valibot';
import { termsOf } from '../rules/reservations/terms';
import type { World } from '../world';

const terms = object({
  priceBy: optional(number()),
  feeBy: optional(number()),
  onOtherPrice: optional(picklist(['refuse', 'answer'])),
});

/** What changes while a visitor reserves a car: its price and that of the reservation, as JSON. */
export function termsRoutes(world: World): Hono {
  const app = new Hono();
  app.get('/reservation-terms', (c) => c.json(termsOf(world)));
  app.post('/reservation-terms', async (c) => {
    const sent = safeParse(terms, await c.req.json().catch(() => null));
    if (!sent.success) return c.json({ error: 'expected priceBy, feeBy or onOtherPrice' }, 400);
    return c.json(Object.assign(termsOf(world), sent.output));
  });
  return app;
}
