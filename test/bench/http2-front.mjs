/** HTTP/2 before a server of this machine, as every content network speaks it; browsers speak it over TLS only. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { createSecureServer } from 'node:http2';

/** The flag of a browser that takes a certificate which nobody has signed. */
export const TRUSTING = '--ignore-certificate-errors';

/** Not sent over HTTP/2. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

/** A value of ASN.1 in DER. @param {number} tag @param {...Uint8Array} parts */
function der(tag, ...parts) {
  const body = Buffer.concat(parts);
  const { length } = body;
  const size =
    length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), body]);
}

/** @param {string} hex */
const oid = (hex) => der(0x06, Buffer.from(hex, 'hex'));

/** A certificate of this machine for a day, signed by itself. */
function certificate() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  // UTCTime: YYMMDDhhmmssZ.
  const time = (/** @type {number} */ ms) =>
    der(
      0x17,
      Buffer.from(
        `${new Date(ms)
          .toISOString()
          .replace(/\.\d+|\D/g, '')
          .slice(2, 14)}Z`,
      ),
    );
  const ecdsaWithSha256 = der(0x30, oid('2a8648ce3d040302'));
  const commonName = der(0x30, oid('550403'), der(0x0c, Buffer.from('127.0.0.1')));
  const name = der(0x30, der(0x31, commonName));
  const signed = der(
    0x30,
    der(0x02, Buffer.of(1)),
    ecdsaWithSha256,
    name,
    der(0x30, time(now - 60_000), time(now + 86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = der(0x03, Buffer.of(0), sign('sha256', signed, privateKey));
  const bytes = der(0x30, signed, ecdsaWithSha256, signature).toString('base64');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
    cert: `-----BEGIN CERTIFICATE-----\n${bytes.replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}

/**
 * Listens on a free port of this machine until it is closed, and hands every request to a server of HTTP/1.1.
 * @param {string} origin of that server
 */
export async function startHttp2Front(origin) {
  const { host } = new URL(origin);
  const server = createSecureServer({ ...certificate(), allowHTTP1: true }, (asked, answer) => {
    const headers = Object.fromEntries(
      Object.entries(asked.headers).filter(([name]) => !name.startsWith(':')),
    );
    // The demo server answers for its own name only.
    const own = { ...headers, host, ...(headers.origin && { origin }) };
    const sent = request(new URL(asked.url ?? '/', origin), { method: asked.method, headers: own }, (got) => {
      const kept = Object.entries(got.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      answer.writeHead(got.statusCode ?? 500, Object.fromEntries(kept));
      got.pipe(answer);
    });
    sent.on('error', () => answer.destroy());
    asked.pipe(sent);
  });
  /** @type {Set<import('node:http2').Http2Session>} */
  const sessions = new Set();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  return {
    origin: `https://127.0.0.1:${bound.port}`,
    close: () =>
      new Promise((done) => {
        server.close(() => done(undefined));
        // The browser keeps its connections.
        for (const session of sessions) session.destroy();
      }),
  };
}
