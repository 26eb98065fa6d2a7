import { pageSingleton } from '#page/core/page-singleton';
import { reportProblem } from '#page/settings/report-problem';
import { sendRequest } from '../send-request';
import { ServiceError } from '../service-error';
import type { WireMap } from './wire-map';
import { wireMapProblem } from './wire-map';

const TAG = '<meta name="vitrine:wire">';
/** Milliseconds for the file: a call does not wait longer for it. */
const LIMIT = 8000;

/** The file of the page, loaded once; a failed load is forgotten. */
const loaded = pageSingleton('wire-map', () => ({
  address: '',
  map: undefined as Promise<WireMap> | undefined,
}));

/** Reports a file that is not as it should be; default names are used then. */
function unusable(reason: string): WireMap {
  reportProblem(TAG, `the file is not used; ${reason}`);
  return {};
}

async function load(address: string): Promise<WireMap> {
  const init: RequestInit = { method: 'GET', headers: { accept: 'application/json' }, redirect: 'manual' };
  const response = await sendRequest('wire', address, init, {
    signal: undefined,
    timeout: LIMIT,
    once: true,
  });
  const text = await response.text();
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return unusable('expected JSON');
  }
  const problem = wireMapProblem(value);
  return problem ? unusable(problem) : (value as WireMap);
}

/** Says why there is no file, as the failure of the call that needs it: it is never sent under names that may be wrong. */
function failureOf(error: unknown, id: string): ServiceError {
  const { status = 0, name } = error as { status?: number; name?: string };
  const isTimeout = name === 'TimeoutError';
  if (status > 0 && status < 500) {
    reportProblem(TAG, `the file cannot be read: status ${status}`);
    return new ServiceError('config', id, `vitrine:wire: status ${status}`);
  }
  return new ServiceError(isTimeout ? 'timeout' : 'network', id, 'vitrine:wire: the file did not arrive');
}

/** Resolves to the file's content, empty if it is not usable. Rejects with a ServiceError of the call if it does not arrive. */
export async function wireMapFor(id: string, address: string): Promise<WireMap> {
  if (loaded.address !== address || !loaded.map) {
    loaded.address = address;
    loaded.map = load(address);
  }
  const { map } = loaded;
  try {
    return await map;
  } catch (error) {
    if (loaded.map === map) loaded.map = undefined;
    throw failureOf(error, id);
  }
}
