/** Formats a CSV field. What a visitor typed is in it as it is, formulas too: few services do more. */
const field = (value: string) => `"${value.replaceAll('"', '""')}"`;

const csv = (rows: readonly (readonly string[])[]): string =>
  `${rows.map((row) => row.map(field).join(';')).join('\r\n')}\r\n`;

/** Returns a table as a file to download; the first row is the header. */
export const csvFile = (name: string, rows: readonly (readonly string[])[]): Response =>
  new Response(csv(rows), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
    },
  });
