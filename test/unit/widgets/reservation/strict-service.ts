import { stubFetch } from '../../lib/stub-fetch';

export const keyOf = (body: string): string => /"idempotencyKey":"([^"]+)"/.exec(body)?.[1] ?? '';

/**
 * A second payment service in front of the sandbox, as strict as a provider: one key stands for one body. The same body
 * gets the first answer again; another one is refused, by turns with 409 and 422.
 */
export function strictService() {
  const first = new Map<string, { body: string; answer?: Response }>();
  const refused: string[] = [];
  const { fetch } = globalThis;
  stubFetch(async (input: Request, init?: RequestInit) => {
    const isPayment = /\/(remaining-)?payment$/.test(input.url);
    const body = isPayment ? await input.clone().text() : '';
    const key = keyOf(body);
    if (!key) return fetch(input, init);
    const known = first.get(key) ?? { body };
    first.set(key, known);
    if (known.body !== body) {
      refused.push(key);
      const status = refused.length % 2 ? 409 : 422;
      return Response.json({ error: 'the key belongs to another request' }, { status });
    }
    if (known.answer) return known.answer.clone();
    const answer = await fetch(input, init);
    // A session that has ended is turned away at the door: nothing stands for its key.
    if (answer.status === 401) first.delete(key);
    else known.answer = answer.clone();
    return answer;
  });
  return { refused };
}
