import { useState } from 'react';
import { brand } from '#page/core/metadata';
import type { Reservation } from '#services/entities/reservation';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { saveFile } from '#ui/save-file';
import { orderName } from '../order-name';
import { texts } from './messages';

interface BoletoPdfProps {
  order: Reservation;
  line: string;
  /** YYYY-MM-DD. */
  dueDate: string;
  amount: number | undefined;
}

/** The button that downloads a boleto as a PDF with its bar code, which is made here. */
export function BoletoPdf({ order, line, dueDate, amount }: BoletoPdfProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [state, setState] = useState({ isBusy: false, failures: 0 });
  const download = async () => {
    setState(({ failures }) => ({ isBusy: true, failures }));
    try {
      // Only visitors who download a PDF load it.
      const { boletoPdf } = await import('./boleto-pdf');
      const slip = { line, dueDate, amount, number: order.number || order.id, car: orderName(order) };
      saveFile(boletoPdf(slip, brand() ?? '', language), `boleto-${slip.number}.pdf`);
      setState({ isBusy: false, failures: 0 });
    } catch {
      setState(({ failures }) => ({ isBusy: false, failures: failures + 1 }));
    }
  };
  return (
    <>
      {state.failures > 0 && <FailureNotice attempt={state.failures}>{messages.noPdf}</FailureNotice>}
      <div className="actions">
        <Button kind="plain" busy={state.isBusy} onClick={download}>
          {messages.pdf}
        </Button>
      </div>
    </>
  );
}
