import { type ReactNode, useRef } from 'react';
import { assign, native, shadowRootOf } from '#page/core/native';
import { useHost, useMessages } from '../core/host-context';
import { sheetOf } from '../core/styles';
import { useStyles } from '../hooks/use-styles';
import { Button } from './Button';
import css from './printable.css?inline';

const messages = { 'pt-BR': { print: 'Imprimir' }, 'es-AR': { print: 'Imprimir' } };

/** Marks the printed element, and the hosts of the shadow roots around it. */
const PRINT_MARK = 'data-vitrine-print';

/**
 * Prints marked elements and their content only. Their ancestors generate no box: no padding, no reserved height. The
 * same sheet is adopted by the page and every shadow root.
 */
const PRINT_CSS = `@media print{
:is(body,.vt) :not([${PRINT_MARK}],[${PRINT_MARK}] *,:has([${PRINT_MARK}])){display:none!important}
.vt:has([${PRINT_MARK}]),:is(body,.vt) :has([${PRINT_MARK}]):not([${PRINT_MARK}],[${PRINT_MARK}] *){display:contents!important}
body,[${PRINT_MARK}]{margin:0!important;padding:0!important;border:0!important;min-height:0!important;background:none!important}
@page{margin:16mm}}`;

/** Prints one element of a shadow root and nothing else of the page, which is restored when the dialog closes. */
export function printOnly(element: HTMLElement): void {
  const end = new AbortController();
  const sheet = sheetOf(PRINT_CSS);
  for (let node: Element | undefined = element; node; ) {
    const marked: Element = node;
    const root = shadowRootOf(marked) ?? document;
    const sheets = () => native(root, 'adoptedStyleSheets');
    marked.setAttribute(PRINT_MARK, '');
    assign(root, 'adoptedStyleSheets', [...sheets(), sheet]);
    end.signal.addEventListener('abort', () => {
      marked.removeAttribute(PRINT_MARK);
      assign(
        root,
        'adoptedStyleSheets',
        sheets().filter((one) => one !== sheet),
      );
    });
    node = root instanceof ShadowRoot ? root.host : undefined;
  }
  addEventListener('afterprint', () => end.abort(), { once: true, signal: end.signal });
  print();
}

interface PrintableProps {
  title: ReactNode;
  /** Beside the title: a number, a date, a name. */
  aside?: ReactNode;
  /** Below the content, in print only: source and legal notes. */
  footer?: ReactNode;
  /** The button's text. */
  action?: string;
  children: ReactNode;
}

/** Content that can be printed alone, by its button: a proposal, a receipt, a comparison. */
export function Printable({ title, aside, footer, action, children }: PrintableProps) {
  const labels = useMessages(messages);
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
          {action ?? labels.print}
        </Button>
      </div>
    </article>
  );
}
