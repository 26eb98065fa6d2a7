import { stubFetch } from './stub-fetch';

/** An answer of a service: JSON, a status, or a failure of the network. */
export type Answer = unknown | { status: number } | Error;

/** An answer that waits until the test lets it go. */
export function held(json: unknown): { until: Promise<void>; json: unknown; go(): void } {
  let go = () => {};
  const until = new Promise<void>((open) => {
    go = open;
  });
  return { until, json, go: () => go() };
}

/**
 * Stands in for the remote services: the first pattern found in an address gives the answer. Returns the addresses asked, in order.
 */
export function answerWith(answers: Record<string, Answer>): string[] {
  const asked: string[] = [];
  stubFetch(async (request: Request) => {
    const address = decodeURIComponent(request.url).replace(/\+/g, ' ');
    asked.push(address);
    const known = Object.entries(answers).find(([part]) => address.includes(part));
    const answer = known ? known[1] : { status: 404 };
    const plan = (answer ?? null) as { status?: number; until?: Promise<void>; json?: unknown } | null;
    if (answer instanceof Error) throw answer;
    if (plan?.until) {
      await plan.until;
      return Response.json(plan.json);
    }
    if (plan?.status) return new Response('{}', { status: plan.status });
    return Response.json(answer);
  });
  return asked;
}

/** What a page tells: services under one address, and these tags. */
export function page(tags: Record<string, string> = {}): void {
  const all = { brand: 'fiat', country: 'BR', services: 'https://api.example/{service}', ...tags };
  document.head.innerHTML = Object.entries(all)
    .map(([name, content]) => `<meta name="vitrine:${name}" content="${content}">`)
    .join('');
}

export const CITIES = [
  {
    cityCode: '3106200',
    cityName: 'Belo Horizonte',
    stateCode: 'MG',
    countryCode: 'BR',
    longitude: -43.9386,
    latitude: -19.9208,
  },
  {
    cityCode: '3106705',
    cityName: 'Betim',
    stateCode: 'MG',
    countryCode: 'BR',
    longitude: -44.1983,
    latitude: -19.9678,
  },
  {
    cityCode: '3162500',
    cityName: 'São João del-Rei',
    stateCode: 'MG',
    countryCode: 'BR',
    longitude: -44.26,
    latitude: -21.13,
  },
];
export const STATES = [
  { code: 'SP', name: 'São Paulo' },
  { code: 'MG', name: 'Minas Gerais' },
];
