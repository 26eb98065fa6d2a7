/** What a page says: the texts that a visitor reads or hears. */
import { elementsIn, isShown } from './page';

const ATTRIBUTES = ['aria-label', 'alt', 'title', 'placeholder', 'aria-valuetext'];
const clean = (text: string) => text.replace(/[\s\u00a0]+/g, ' ').trim();

/** Whether it says in words what is shown beside it (ui/parts/Spoken). */
const isSpoken = (element: Element): boolean => element.classList.contains('spoken');

/** The texts in an element, with a space where another element begins or ends; without those of fields in it. */
function textIn(element: Element): string {
  const parts: string[] = [];
  const walk = (node: Node) => {
    for (const each of node.childNodes) {
      if (each.nodeType === 3) parts.push(each.nodeValue ?? '');
      else if (each.nodeType === 1 && isShown(each as Element) && !isSpoken(each as Element)) {
        parts.push(' ');
        walk(each);
        parts.push(' ');
      }
    }
  };
  walk(element);
  return parts.join('');
}

/** The lines that are shown: the text of every element that has some of its own, and what describes it. */
export function linesShown(): Set<string> {
  const lines = new Set<string>();
  const add = (text: string | null | undefined) => {
    const line = clean(text ?? '');
    if (line) lines.add(line);
  };
  for (const element of elementsIn(document.body)) {
    if (!isShown(element) || isSpoken(element) || /^(STYLE|SCRIPT|TITLE)$/.test(element.tagName)) continue;
    for (const name of ATTRIBUTES) add(element.getAttribute(name));
    if (element instanceof HTMLInputElement && /^(text|tel|email|number|)$/.test(element.type))
      add(element.value);
    if (element instanceof HTMLTextAreaElement) add(element.value);
    const hasText = [...element.childNodes].some(
      (node) => node.nodeType === 3 && clean(node.nodeValue ?? ''),
    );
    if (hasText) add(textIn(element));
  }
  return lines;
}

/** Numbers in a text, with their unit: money, percent, dates, ranks and places all have one. */
export const figuresIn = (line: string): string[] => line.match(/\d+(?:[.,:/-]\d+)*/g) ?? [];

export const BROKEN = /\bNaN\b|Infinity|\bundefined\b|\bnull\b|\[object|Invalid Date/;
