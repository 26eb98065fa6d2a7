import { serviceManners } from '../rules/service-manners';
import type { World } from '../world';

/** Formats a CSV field. What a visitor typed is in it as it is, formulas too: few services do more. */
const field = (value: string) => `"${value.replaceAll('"', '""')}"`;

const csv = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;

const BEYOND_LATIN = '?'.charCodeAt(0);

/** Returns the bytes of a text in Latin-1, as older systems write files; a question mark for what it does not have. */
const inLatin = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(text, (sign) => {
    const code = sign.charCodeAt(0);
    return code < 256 ? code : BEYOND_LATIN;
  });

/** Returns a table as a file to download; the first row is the header. In UTF-8 it has no byte order mark. */
export function csvFile(world: World, name: string, rows: readonly (readonly string[])[]): Response {
  const text = csv(rows);
  const isUtf8 = serviceManners(world).writesUtf8;
  return new Response(isUtf8 ? text : inLatin(text), {
    headers: {
      'content-type': isUtf8 ? 'text/csv; charset=utf-8' : 'text/csv',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
}
