import { request } from 'node:http';

/** An answer as it came: undecoded. */
export interface RawAnswer {
  status: number;
  headers: Record<string, string | undefined>;
  body: Buffer;
}

/** Sends a GET with exactly this path and these headers; fetch would decode the answer and tidy the path. */
export function rawGet(address: string, headers: Record<string, string>): Promise<RawAnswer> {
  const [, host = '', path = '/'] = /^http:\/\/([^/]+)(\/.*)$/.exec(address) ?? [];
  const [hostname = '', port = ''] = host.split(':');
  return new Promise((done, fail) => {
    const sent = request({ hostname, port, path, headers }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () =>
        done({
          status: answer.statusCode ?? 0,
          headers: Object.fromEntries(
            Object.entries(answer.headers).map(([name, value]) => [name, String(value)]),
          ),
          body: Buffer.concat(parts),
        }),
      );
    });
    sent.on('error', fail);
    sent.end();
  });
}
