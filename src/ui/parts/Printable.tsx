import { type ReactNode, useRef } from 'react';
import { useHost, useMessages } from '../core/host-context';
import { sheetOf } from '../core/styles';
import { useStyles } from '../hooks/use-styles';
import { Button } from './Button';
import css from './printable.css?inline';

const words = { 'pt-BR': { print: 'Imprimir' }, 'es-AR': { print: 'Imprimir' } };

/** Marks what is printed: an element of ours, and every element of the page it lies in the shadow of. */
const MARK = 'data-vitrine-print';

/**
 * Only what is marked and what lies in it. What it lies in gives no box: no padding, no height held free. One sheet
 * serves the page and every shadow root.
 */
const ONLY = `@media print{
:is(body,.vt) :not([${MARK}],[${MARK}] *,:has([${MARK}])){display:none!important}
.vt:has([${MARK}]),:is(body,.vt) :has([${MARK}]):not([${MARK}],[${MARK}] *){display:contents!important}
body,[${MARK}]{margin:0!important;padding:0!important;border:0!important;min-height:0!important;background:none!important}
@page{margin:16mm}}`;

/** Prints one element of a shadow root and nothing else of the page, which is as before when the dialog is gone. */
export function printOnly(element: HTMLElement): void {
  const end = new AbortController();
  const sheet = sheetOf(ONLY);
  for (let node: Element | undefined = element; node; ) {
    const marked: Element = node;
    const root = marked.getRootNode() as Document | ShadowRoot;
    marked.setAttribute(MARK, '');
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    end.signal.addEventListener('abort', () => {
      marked.removeAttribute(MARK);
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  addEventListener('afterprint', () => end.abort(), { once: true, signal: end.signal });
  print();
}

interface PrintableProps {
  title: ReactNode;
  /** Beside the title: a number, a date, whose it is. */
  aside?: ReactNode;
  /** Below the content, on paper only: where it is from, what it is not. */
  footer?: ReactNode;
  /** The button's words. */
  action?: string;
  children: ReactNode;
}

/** Something to take along on paper: a proposal, a receipt, a comparison. Its button prints it alone. */
export function Printable({ title, aside, footer, action, children }: PrintableProps) {
  const w = useMessages(words);
  const { element } = useHost();
  const sheet = useRef<HTMLElement>(null);
  useStyles(css);
  return (
    <article className="printable" part="printable" ref={sheet}>
      <header className="printable-head">
        <h3>{title}</h3>
        {aside && <div className="muted">{aside}</div>}
      </header>
      <div className="printable-content">{children}</div>
      {footer && <footer className="printable-footer">{footer}</footer>}
      <div className="printable-action">
        <Button kind="plain" onClick={() => printOnly(sheet.current ?? element)}>
          {action ?? w.print}
        </Button>
      </div>
    </article>
  );
}
