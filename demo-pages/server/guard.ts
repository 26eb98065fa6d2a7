import type { IncomingMessage } from 'node:http';
import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { UPLOAD_LIMIT } from '#domain/uploads/upload-limits';
import { BODY_LIMIT, refusalOf } from './local-server.mjs';

const REASONS = {
  400: 'The address cannot be read.',
  403: 'This server answers for localhost only; npm start -- --allow-host NAME allows another name.',
  413: 'The body is too long.',
} as const;

/** What stands around a file in a form: its other fields, and what divides them. */
const FORM_BYTES = 100_000;
const UPLOAD_BYTES = UPLOAD_LIMIT + FORM_BYTES;

/** Only calls take files. */
const isUpload = (path: string, type = ''): boolean =>
  path.startsWith('/api/') && type.startsWith('multipart/form-data');

/**
 * Refuses what is for another host (403), has an address that is none (400), or a body above 1 MB, for files above what a file
 * may have (413); a body without a stated length is counted as it arrives.
 */
export function guard(allowed: readonly string[]): MiddlewareHandler {
  return (c, next) => {
    const { url, headers } = (c.env as { incoming: IncomingMessage }).incoming;
    const limit = isUpload(c.req.path, headers['content-type']) ? UPLOAD_BYTES : BODY_LIMIT;
    const refuse = (status: keyof typeof REASONS) => c.text(REASONS[status], status, { connection: 'close' });
    const refusal = refusalOf({ url, headers }, { allowed, limit });
    if (refusal) return Promise.resolve(refuse(refusal));
    return bodyLimit({ maxSize: limit, onError: () => refuse(413) })(c, next);
  };
}
