/** Text as PDF strings have it: Latin letters by their code, brackets and backslash escaped. */
const escaped = (text: string) =>
  [...text]
    .map((character) => {
      if (/[()\\]/.test(character)) return `\\${character}`;
      const code = character.charCodeAt(0);
      return code < 128 ? character : code < 256 ? `\\${code.toString(8).padStart(3, '0')}` : '?';
    })
    .join('');

/** One page with a title and lines of text. */
export function pdf(title: string, lines: readonly string[]): string {
  const text = lines.map((line) => `(${escaped(line)}) Tj T*`).join('\n');
  const content = `BT /F1 18 Tf 56 770 Td (${escaped(title)}) Tj ET\nBT /F1 11 Tf 56 735 Td 16 TL\n${text}\nET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ];
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(offset).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  return `${file}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
}

export const pdfFile = (name: string, title: string, lines: readonly string[]): Response =>
  new Response(pdf(title, lines), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  });
