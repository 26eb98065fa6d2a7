import { useState } from 'react';
import { brand } from '#page/core/metadata';
import { isKind } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { texts } from './messages';
import { loadSummary } from './proposal-calls';

interface SummaryButtonProps {
  code: string;
  title: string;
  /** What the summary says of the proposal, by name. */
  rows: readonly [name: string, value: string][];
}

/** Saves the summary of a proposal as a file: what the page shows, and how many of its files the service has now (TML-06). */
export function SummaryButton({ code, title, rows }: SummaryButtonProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const [state, setState] = useState({ isBusy: false, failures: 0, isSaved: false });
  const save = async () => {
    setState(({ failures }) => ({ isBusy: true, failures, isSaved: false }));
    try {
      const { total, received } = await loadSummary(code, signal);
      // Only visitors who download a PDF load it.
      const { receiptPdf } = await import('#features/orders/receipt-pdf');
      const hasCounts = received !== undefined && total !== undefined;
      const files = hasCounts ? fillMessage(messages.filesReceived, { received, total }) : '';
      const paper = {
        title,
        rows: [...rows, ...(files ? [[messages.documents, files] as [string, string]] : [])],
        note: messages.summaryNote,
      };
      saveFile(receiptPdf(paper, brand() ?? '', language), `${messages.summaryFile}-${code}.pdf`);
      setState({ isBusy: false, failures: 0, isSaved: true });
    } catch (error) {
      if (isKind(error, 'canceled')) return;
      setState(({ failures }) => ({ isBusy: false, failures: failures + 1, isSaved: false }));
    }
  };
  return (
    <>
      <div className="actions">
        <Button kind="plain" busy={state.isBusy} onClick={save}>
          {messages.saveSummary}
        </Button>
      </div>
      {/* Below: nothing moves when it comes. */}
      {state.failures > 0 && (
        <FailureNotice attempt={state.failures} onRetry={save}>
          {messages.noSummary}
        </FailureNotice>
      )}
      <p className="sr" role="status">
        {state.isSaved && messages.summarySaved}
      </p>
    </>
  );
}
