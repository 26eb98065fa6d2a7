import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TYPES: Record<string, string> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  svg: 'image/svg+xml; charset=utf-8',
  wasm: 'application/wasm',
  webp: 'image/webp',
};

export const typeOf = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';

const encoders = {
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, {
      // Of a large file, the last tenth would keep its first visitor waiting for 20 seconds.
      params: { [constants.BROTLI_PARAM_QUALITY]: bytes.length > 2 ** 20 ? 5 : 11 },
    }),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 9 }),
};
type Encoding = keyof typeof encoders;

/** Compressed once for each content, as a content network would keep it. */
const compressed = new Map<string, Promise<Buffer>>();
/** Contents kept; a day of rebuilding under a running server stays far below. */
const KEPT = 500;

function compress(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  const key = `${encoding} ${createHash('sha256').update(bytes).digest('base64')}`;
  let result = compressed.get(key);
  if (!result) {
    result = encoders[encoding](bytes);
    if (compressed.size >= KEPT) compressed.clear();
    compressed.set(key, result);
  }
  return result;
}

const accepted = (header: string): Encoding | undefined =>
  (['br', 'gzip'] as const).find((encoding) =>
    new RegExp(`\\b${encoding}\\b(?!;\\s*q=0(\\.0*)?\\b)`).test(header),
  );

/** A text answer, compressed as the caller accepts it. */
export async function send(
  content: string | Buffer,
  headers: Record<string, string>,
  acceptEncoding = '',
): Promise<Response> {
  const bytes = Buffer.from(content);
  const encoding = accepted(acceptEncoding);
  const body = encoding ? await compress(bytes, encoding) : bytes;
  return new Response(new Uint8Array(body), {
    headers: {
      ...headers,
      vary: 'Accept-Encoding',
      'content-length': String(body.length),
      ...(encoding ? { 'content-encoding': encoding } : {}),
    },
  });
}
