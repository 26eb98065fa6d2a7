import { ServiceError } from '../service-error';

/** A request as it goes to the browser. */
export interface Prepared {
  url: string;
  headers: Headers;
  /** Sent as JSON. */
  json?: unknown;
  body?: FormData;
  /** Milliseconds that its files may take to leave, beside the time of the call. */
  transfer?: number;
}

/** The token the call goes with; fails as the service would where it needs one and there is none. */
export function authorize(headers: Headers, token: string | undefined, id: string, required: boolean): void {
  if (token) headers.set('authorization', `Bearer ${token}`);
  else if (required) throw new ServiceError('http', id, 'no session', 401);
}
