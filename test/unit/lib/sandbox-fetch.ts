import { createSandbox, type Sandbox } from '#demo-pages/sandbox/app';
import { page } from './answers';
import { NOON, startRunningClock } from './clock';
import { stubFetch } from './stub-fetch';

/** A request that waits until the test lets it go. */
interface Held {
  address: string;
  go(): void;
}

/** A status, no answer, an answer lost on its way after the call was carried out, or an answer of one's own. */
type Fault = number | 'offline' | 'lost' | { status: number; body: unknown };

/** An answer without a field, wherever it is in it. */
const without = (value: unknown, field: string): unknown =>
  JSON.parse(JSON.stringify(value, (name, each) => (name === field ? undefined : each)));

/**
 * The sandbox in the place of the network, and a page that configures it. Faults go by part of an address, also with the method before it; what matches `hold` waits until the test lets it go.
 */
export function sandboxPage(tags: Record<string, string> = {}, now: () => number = () => NOON) {
  const sandbox: Sandbox = createSandbox({ seed: 1, now });
  startRunningClock();
  const plan = {
    sandbox,
    asked: [] as string[],
    faults: {} as Record<string, Fault>,
    hold: '',
    /** A field that answers leave out, wherever it is in them. */
    silent: undefined as { address: string; field: string } | undefined,
    /** The faults from a request on whose address has this part. */
    next: undefined as { after: string; faults: Record<string, Fault> } | undefined,
    held: [] as Held[],
  };
  page({ services: 'https://sandbox.example/api/{service}', ...tags });
  stubFetch(async (input: Request | string, init?: RequestInit) => {
    const request = new Request(input, init);
    const address = decodeURIComponent(request.url).replace('https://sandbox.example/api', '');
    plan.asked.push(address);
    const line = `${request.method} ${address}`;
    if (plan.hold && line.includes(plan.hold)) {
      const { signal } = request;
      await new Promise<void>((go, stop) => {
        plan.held.push({ address, go });
        signal.addEventListener('abort', () => stop(signal.reason), { once: true });
      });
    }
    const fault = Object.entries(plan.faults).find(([part]) => line.includes(part))?.[1];
    if (plan.next && line.includes(plan.next.after)) {
      plan.faults = plan.next.faults;
      plan.next = undefined;
    }
    if (fault === 'offline') throw new TypeError('Failed to fetch');
    if (typeof fault === 'number') return Response.json({}, { status: fault });
    if (typeof fault === 'object') return Response.json(fault.body, { status: fault.status });
    const response = await sandbox.app.fetch(request);
    if (fault === 'lost') throw new TypeError('Failed to fetch');
    if (plan.silent && address.includes(plan.silent.address) && response.ok)
      return Response.json(without(await response.json(), plan.silent.field));
    return response;
  });
  return plan;
}
export type SandboxPage = ReturnType<typeof sandboxPage>;
