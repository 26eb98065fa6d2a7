import { vi } from 'vitest';

/** What stands in for the network: it gets each request as one object, in whatever form the page passed it to fetch. */
export type Network = (
  request: Request,
  init?: RequestInit,
) => Response | Promise<Response> | Promise<unknown>;

/** Replaces fetch of this test's page. The priority, which a Request does not tell, is passed beside it. */
export function stubFetch(network: Network): void {
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) => {
    const { priority } = init ?? {};
    return network(new Request(input as RequestInfo, init), priority ? { priority } : undefined);
  });
}
