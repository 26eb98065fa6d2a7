/** Encodes text for PDF strings: Latin letters by their octal codes, so that the file is plain ASCII. */
const escaped = (text: string): string =>
  [...text]
    .map((character) => {
      const code = character.codePointAt(0) ?? 0;
      if (/[()\\]/.test(character)) return `\\${character}`;
      if (code < 0x80) return character;
      return code <= 0xff ? `\\${code.toString(8).padStart(3, '0')}` : '?';
    })
    .join('');

/** Returns a PDF of one page with a heading and lines. */
export function pdf(heading: string, lines: readonly string[]): string {
  const text = [
    `BT /F1 18 Tf 56 760 Td (${escaped(heading)}) Tj ET`,
    ...lines.map((line, i) => `BT /F1 11 Tf 56 ${724 - i * 20} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** The same as a file to download. */
export const pdfFile = (name: string, heading: string, lines: readonly string[]): Response =>
  new Response(pdf(heading, lines), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  });
