import { fillMessage } from '#ui/fill-message';
import { LEFT, Pages, RIGHT } from '../../pdf/pages';
import { type PictureData, pictureData } from '../../pdf/picture-data';
import type { PrintableCar, PrintableRow } from '../print/printed-rows';

/** Columns in mm: the name, the text, the amount. */
const TEXT_AT = LEFT + 52;
const AMOUNT = 46;
const INDENT = 5;
const GAP = 4;
const IMAGE = { width: 62, height: 50 };
/** Number of rows after which the main thread is released. */
const SLICE = 50;

const pause = () => new Promise<void>((go) => setTimeout(go));

/** Writes a row in one piece; one that is higher than a page overflows it, which is rare enough. */
function writeRow(pages: Pages, { name, text, amount, inner, strong }: PrintableRow, right = RIGHT): void {
  const style = { size: strong ? 12 : 10, bold: strong, grey: inner ? 60 : 0 };
  const bold = { ...style, bold: !inner };
  const from = inner ? LEFT + INDENT : LEFT;
  const end = amount ? right - AMOUNT : right;
  const names = pages.wrap(name, (text ? TEXT_AT : end) - from - GAP, bold);
  const texts = pages.wrap(text, end - TEXT_AT - (amount ? GAP : 0), style);
  const amounts = pages.wrap(amount, AMOUNT, style);
  const lines = Math.max(names.length, texts.length, amounts.length);
  const height = lines * pages.line(style) + 2;
  pages.ensureSpace(height);
  pages.y += 1;
  pages.writeLines(names, from, bold);
  pages.writeLines(texts, TEXT_AT, style);
  pages.writeLines(amounts, right, { ...style, bold: strong, end: true });
  pages.y += height - 1;
}

function writeTitle(pages: Pages, title: string): void {
  const style = { size: 12, bold: true };
  // The heading stays with the first row.
  pages.ensureSpace(pages.line(style) + 14);
  pages.y += 4;
  pages.text(title, style);
  pages.rule(0, 0.4);
  pages.y += 1;
}

function writeHead(pages: Pages, { brand, title, made, noStock }: PrintableCar): void {
  pages.text(brand.toUpperCase(), { size: 10, bold: true, grey: 60 });
  pages.text(title, { size: 18, bold: true });
  pages.text(made, { size: 9, grey: 90 });
  pages.y += 2;
  pages.rule(0, 0.6);
  if (noStock) {
    pages.y += 3;
    pages.text(noStock, { size: 11, bold: true });
  }
}

async function writeSections(pages: Pages, { sections }: PrintableCar, picture?: PictureData): Promise<void> {
  let written = 0;
  for (const section of sections) {
    const { title, rows } = section;
    const besideImage = section === sections[0] && picture;
    let imageEnd = 0;
    if (besideImage) {
      pages.y += 4;
      imageEnd = pages.y + pages.image(picture, IMAGE);
      pages.y -= 4;
    }
    writeTitle(pages, title);
    for (const row of rows) {
      writeRow(pages, row, besideImage ? RIGHT - IMAGE.width - GAP : RIGHT);
      if (!besideImage) pages.rule();
      if (++written % SLICE === 0) await pause();
    }
    pages.y = Math.max(pages.y, imageEnd);
  }
}

/**
 * Creates a PDF of a configuration with selectable text, over as many pages as needed, releasing the main thread in
 * between.
 * @param find returns the image at an address; the file is made without one that is unavailable
 */
export async function carPdf(paper: PrintableCar, find = pictureData): Promise<Blob> {
  const picture = paper.image ? await find(paper.image) : undefined;
  const name = `${paper.brand} ${paper.title}`;
  const pages = new Pages(name, paper.language, paper.brand);
  writeHead(pages, paper);
  await writeSections(pages, paper, picture);
  if (paper.comments.text) {
    writeTitle(pages, paper.comments.title);
    pages.text(paper.comments.text);
  }
  if (paper.serial.groups.length > 0) {
    writeTitle(pages, paper.serial.title);
    for (const { category, names } of paper.serial.groups) {
      pages.ensureSpace(12);
      pages.text(category, { size: 9, bold: true });
      pages.text(`${names.join('; ')}.`, { size: 9 });
      pages.y += 1.5;
      await pause();
    }
  }
  pages.y += 4;
  pages.text(paper.legal, { size: 8, grey: 60 });
  if (paper.link.address) {
    pages.y += 3;
    pages.ensureSpace(12);
    pages.text(paper.link.title, { size: 9, bold: true });
    pages.link(paper.link.address, { size: 9 });
  }
  pages.writeFooter(name, (page, all) => fillMessage(paper.page, { page, pages: all }));
  return pages.file();
}
