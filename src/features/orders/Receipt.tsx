import { useRef, useState } from 'react';
import { brand } from '#page/core/metadata';
import type { Reservation } from '#services/entities/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { printOnly } from '#ui/parts/Printable';
import printable from '#ui/parts/printable.css?inline';
import { Spoken } from '#ui/parts/Spoken';
import { saveFile } from '#ui/save-file';
import { texts } from './messages';
import css from './receipt.css?inline';
import { receiptPaper } from './receipt-rows';

/** The receipt of what was paid of an order, to print and to save. It is no fiscal document, and says so. */
export function Receipt({ order }: { order: Reservation }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const sheet = useRef<HTMLElement>(null);
  const [state, setState] = useState({ isBusy: false, failures: 0 });
  useStyles(printable);
  useStyles(css);
  const paper = receiptPaper(order, language);
  const save = async () => {
    setState(({ failures }) => ({ isBusy: true, failures }));
    try {
      // Only visitors who download a PDF load it.
      const { receiptPdf } = await import('./receipt-pdf');
      saveFile(
        receiptPdf(paper, brand() ?? '', language),
        `${messages.receiptFile}-${order.number || order.id}.pdf`,
      );
      setState({ isBusy: false, failures: 0 });
    } catch {
      setState(({ failures }) => ({ isBusy: false, failures: failures + 1 }));
    }
  };
  return (
    <>
      {state.failures > 0 && <FailureNotice attempt={state.failures}>{messages.noReceipt}</FailureNotice>}
      <Button kind="plain" busy={state.isBusy} onClick={save}>
        {messages.saveReceipt}
      </Button>
      <Button kind="plain" onClick={() => sheet.current && printOnly(sheet.current)}>
        {messages.printReceipt}
      </Button>
      <article className="printable receipt-sheet" ref={sheet}>
        <h3>{paper.title}</h3>
        <dl>
          {paper.rows.map(([name, value]) => (
            <div key={`${name} ${value}`}>
              <dt>{name}</dt>
              <dd>
                <Spoken>{value}</Spoken>
              </dd>
            </div>
          ))}
        </dl>
        <p>{paper.note}</p>
      </article>
    </>
  );
}
