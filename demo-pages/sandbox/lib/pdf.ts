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

/** A page with a heading and lines. */
export interface PdfPage {
  heading: string;
  lines: readonly string[];
}

/** Numbers of objects: the font's, and the first page's; each page has two, its own and its content's. */
const FONT = 3;
const FIRST_PAGE = 4;

const content = ({ heading, lines }: PdfPage) => {
  const text = [
    `BT /F1 18 Tf 56 760 Td (${escaped(heading)}) Tj ET`,
    ...lines.map((line, i) => `BT /F1 11 Tf 56 ${724 - i * 20} Td (${escaped(line)}) Tj ET`),
  ].join('\n');
  return `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
};

/** Returns a PDF; one of several pages has their headings as an outline, which viewers show beside the pages. */
export function pdfOf(title: string, pages: readonly PdfPage[]): string {
  const pageAt = (i: number) => `${FIRST_PAGE + 2 * i} 0 R`;
  const outline = FIRST_PAGE + 2 * pages.length;
  const entry = (i: number) => `${outline + 1 + i} 0 R`;
  const last = pages.length - 1;
  const isBook = last > 0;
  const info = outline + pages.length + 1;
  const entries = pages.map(({ heading }, i) => {
    const before = i > 0 ? ` /Prev ${entry(i - 1)}` : '';
    const after = i < last ? ` /Next ${entry(i + 1)}` : '';
    return `<< /Title (${escaped(heading)}) /Parent ${outline} 0 R /Dest [${pageAt(i)} /Fit]${before}${after} >>`;
  });
  const objects = [
    `<< /Type /Catalog /Pages 2 0 R${isBook ? ` /Outlines ${outline} 0 R /PageMode /UseOutlines` : ''} >>`,
    `<< /Type /Pages /Kids [${pages.map((_, i) => pageAt(i)).join(' ')}] /Count ${pages.length} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ...pages.flatMap((page, i) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${FIRST_PAGE + 2 * i + 1} 0 R /Resources << /Font << /F1 ${FONT} 0 R >> >> >>`,
      content(page),
    ]),
    ...(isBook
      ? [
          `<< /Type /Outlines /First ${entry(0)} /Last ${entry(last)} /Count ${pages.length} >>`,
          ...entries,
          `<< /Title (${escaped(title)}) >>`,
        ]
      : []),
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, i) => {
    const place = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  return `${file}xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<< /Size ${count} /Root 1 0 R${isBook ? ` /Info ${info} 0 R` : ''} >>\nstartxref\n${file.length}\n%%EOF\n`;
}

/** Returns a PDF of one page with a heading and lines. */
export const pdf = (heading: string, lines: readonly string[]): string =>
  pdfOf(heading, [{ heading, lines }]);

/** Breaks a text into lines that fit a page's width. */
export function pdfLines(text: string, most = 84): string[] {
  const lines = [''];
  for (const word of text.split(/\s+/)) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length < most) lines[lines.length - 1] = line ? `${line} ${word}` : word;
    else lines.push(word);
  }
  return lines;
}

/** A PDF as a file to download; its size is known before it has arrived. */
export const pdfResponse = (name: string, file: string): Response =>
  new Response(file, {
    headers: {
      'content-type': 'application/pdf',
      'content-length': String(file.length),
      'content-disposition': `attachment; filename="${name}.pdf"`,
    },
  });

/** A PDF of one page as a file to download. */
export const pdfFile = (name: string, heading: string, lines: readonly string[]): Response =>
  pdfResponse(name, pdf(heading, lines));
