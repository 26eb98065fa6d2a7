import { jsPDF } from 'jspdf';
import { withPlainObjects } from '#domain/core/plain-objects';
import { safeUrl } from '#page/core/safe-url';
import type { PictureData } from './picture-data';
import { printable } from './printable-text';

/* Millimetres on A4, font sizes in points. Of the maintained libraries jsPDF is the smallest (97 kB brotli without
   its HTML renderer; @cantoo/pdf-lib has 213 kB), and it works under a strict content security policy as long as
   only text, lines and JPEG are used. */
const PAGE = { width: 210, height: 297 };
const MARGIN = 16;
export const LEFT = MARGIN;
export const RIGHT = PAGE.width - MARGIN;
const BOTTOM = PAGE.height - 18;
const POINT = 25.4 / 72;
const LEADING = 1.3;

/** A library's object whose methods see none of what the page has added to all objects (domain/core/plain-objects.ts). */
const onAnyPage = <T extends object>(make: () => T): T =>
  new Proxy(withPlainObjects(make), {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => withPlainObjects(() => Reflect.apply(value, target, args));
    },
  });

export interface TextStyle {
  size?: number;
  bold?: boolean;
  /** Grey level from 0, black, to 255. */
  grey?: number;
  /** Aligns the text's end with x. */
  end?: boolean;
}

/** Writes a document from top to bottom; content that does not fit starts the next page. */
export class Pages {
  readonly #pdf = onAnyPage(
    () => new jsPDF({ unit: 'mm', format: 'a4', compress: true, putOnlyUsedFonts: true }),
  );
  /** Vertical position of the next content, in mm. */
  y = MARGIN;

  constructor(title: string, language: 'pt-BR' | 'es-AR', author: string) {
    this.#pdf.setProperties({ title: printable(title), author: printable(author) });
    this.#pdf.setLanguage(language);
    this.#pdf.viewerPreferences({ DisplayDocTitle: true });
  }

  #style({ size = 10, bold, grey = 0 }: TextStyle): void {
    this.#pdf.setFont('helvetica', bold ? 'bold' : 'normal');
    this.#pdf.setFontSize(size);
    this.#pdf.setTextColor(grey);
  }

  /** Returns the height of a line in mm. */
  line({ size = 10 }: TextStyle = {}): number {
    return size * POINT * LEADING;
  }

  /** Wraps a text to a width in mm; its own line breaks are kept. */
  wrap(text: string, width: number, style: TextStyle = {}): string[] {
    if (!text) return [];
    this.#style(style);
    return text.split(/\r\n?|\n/).flatMap((line) => {
      const lines: string[] = this.#pdf.splitTextToSize(printable(line) || ' ', width);
      return lines;
    });
  }

  /** Writes lines from y on without moving y and without wrapping. */
  writeLines(lines: readonly string[], x: number, style: TextStyle = {}): void {
    this.#style(style);
    lines.forEach((text, index) => {
      const y = this.y + (index + 0.77) * this.line(style);
      this.#pdf.text(text, x, y, { align: style.end ? 'right' : 'left' });
    });
  }

  /** Starts the next page if a height in mm does not fit. */
  ensureSpace(height: number): void {
    if (this.y + height <= BOTTOM || this.y === MARGIN) return;
    this.#pdf.addPage();
    this.y = MARGIN;
  }

  /** Writes running text, over as many pages as needed. */
  text(text: string, style: TextStyle = {}, x = LEFT, width = RIGHT - x): void {
    for (const line of this.wrap(text, width, style)) {
      this.ensureSpace(this.line(style));
      this.writeLines([line], x, style);
      this.y += this.line(style);
    }
  }

  rule(grey = 190, width = 0.2): void {
    this.#pdf.setDrawColor(grey);
    this.#pdf.setLineWidth(width);
    this.#pdf.line(LEFT, this.y, RIGHT, this.y);
  }

  /**
   * Draws an image within a box in mm, its upper right corner at the margin; y is unchanged. Returns its height in mm.
   */
  image({ data, width, height }: PictureData, box: { width: number; height: number }): number {
    const scale = Math.min(box.width / width, box.height / height);
    this.#pdf.addImage(data, 'JPEG', RIGHT - width * scale, this.y, width * scale, height * scale);
    return height * scale;
  }

  /** Draws bars and the spaces between them, in turns, over a width in mm, from x and y on; y is then below them. */
  bars(widths: readonly number[], x: number, box: { width: number; height: number }): void {
    this.ensureSpace(box.height);
    const unit = box.width / widths.reduce((sum, width) => sum + width, 0);
    this.#pdf.setFillColor('#000');
    let left = x;
    widths.forEach((width, index) => {
      if (index % 2 === 0) this.#pdf.rect(left, this.y, width * unit, box.height, 'F');
      left += width * unit;
    });
    this.y += box.height;
  }

  /** Writes an address in lines that break anywhere; clickable if it is one that a page may link to. */
  link(address: string, style: TextStyle = {}): void {
    const url = safeUrl(address);
    const lines = this.wrap(address, RIGHT - LEFT, style);
    for (const line of lines) {
      this.ensureSpace(this.line(style));
      this.writeLines([line], LEFT, style);
      if (url) this.#pdf.link(LEFT, this.y, RIGHT - LEFT, this.line(style), { url });
      this.y += this.line(style);
    }
  }

  /** Writes a line at the foot of every page. */
  writeFooter(left: string, right: (page: number, pages: number) => string): void {
    const pages = this.#pdf.getNumberOfPages();
    const style = { size: 8, grey: 90 };
    for (let page = 1; page <= pages; page++) {
      this.#pdf.setPage(page);
      this.y = PAGE.height - 12;
      this.writeLines(this.wrap(left, 130, style).slice(0, 1), LEFT, style);
      this.writeLines([printable(right(page, pages))], RIGHT, { ...style, end: true });
    }
  }

  file(): Blob {
    return new Blob([this.#pdf.output('arraybuffer')], { type: 'application/pdf' });
  }
}
