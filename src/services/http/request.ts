import { ServiceError } from './service-error';

/** A request ready for the browser. */
export interface Prepared {
  url: string;
  headers: Headers;
  /** Sent as JSON. */
  json?: unknown;
  body?: FormData;
  /** Additional milliseconds for uploading its files. */
  transfer?: number;
}

/** Sets the token of a call; throws the same error as the service if it is required and missing. */
export function authorize(headers: Headers, token: string | undefined, id: string, required: boolean): void {
  if (token) headers.set('authorization', `Bearer ${token}`);
  else if (required) throw new ServiceError('http', id, 'no session', 401);
}
