import { createSandbox } from '#demo-pages/sandbox/app';
import { $car, noCar, setCar, setCarOptions } from '#features/car/car-store';
import { restoreCar } from '#features/car/current/restore-car';
import { clearDealer } from '#features/dealer/dealer-store';
import { clearQueryCache } from '#services/http/query-cache';
import { page } from './answers';
import { until } from './clock';
import { stubFetch } from './stub-fetch';

/** A link's text: an Argo with a colour and two optionals. */
export const ARGO = '358AF11~2026';

/** A page whose services the sandbox answers, as on a first visit; `asked` are the calls made, as METHOD /path?query. */
export function carPage(tags: Record<string, string> = {}) {
  const sandbox = createSandbox({ seed: 1 });
  const asked: string[] = [];
  page({ services: 'http://localhost/api/{service}', ...tags });
  stubFetch(async (input: Request) => {
    const url = new URL(input.url);
    asked.push(`${input.method} ${url.pathname.replace('/api', '')}${url.search}`);
    return sandbox.app.fetch(input);
  });
  clearQueryCache();
  clearDealer();
  localStorage.clear();
  sessionStorage.clear();
  setCarOptions(null);
  setCar(noCar());
  history.replaceState(null, '', '/carro');
  return { sandbox, asked };
}

/** Opens a link's car and waits until its prices are there, or cannot be had. */
export async function openLink(text: string, from: EventTarget = new EventTarget()): Promise<void> {
  history.replaceState(null, '', `/carro?vt-car=${encodeURIComponent(text)}`);
  await restoreCar({}, from);
  await until(() => {
    const { priceStatus, status } = $car.get();
    if (status !== 'ready') throw new Error(status);
    if (priceStatus.prices === 'no' || Object.values(priceStatus).includes('loading'))
      throw new Error('prices');
  });
}
