import { useState } from 'react';
import { stockDifferences } from '#domain/quotation/stock-car';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { failureText } from '#ui/failure-text';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';
import type { QuotationState } from '../use-quotation';
import { Differences } from './Differences';

/** The proposed car of the stock, with its differences to the wish, and the way back to the initial quotation. */
export function ProposedNote({ quotation }: { quotation: QuotationState }) {
  const messages = useMessages(texts);
  const [state, setState] = useState<{ busy?: boolean; failed?: unknown; tries: number }>({ tries: 0 });
  const { proposal, options } = quotation;
  if (!proposal) return null;
  const { car, wish } = proposal;
  const isOptional = (code: string) => !!options?.parts.some((part) => part.code === code);
  const discard = async () => {
    setState(({ tries }) => ({ busy: true, tries }));
    try {
      await quotation.discardProposal();
      setState({ tries: 0 });
    } catch (failed) {
      setState(({ tries }) => ({ failed, tries: tries + 1 }));
    }
  };
  return (
    <div className="notice proposed">
      <p>
        <b>{messages.proposed}</b> <span className="chassis">{car.chassis || car.id}</span>
      </p>
      {wish && (
        <Differences
          of={stockDifferences(
            {
              colorCode: wish.color,
              coatingCode: wish.coating,
              optionalCodes: wish.parts.filter(isOptional),
            },
            car,
          )}
          options={options}
        />
      )}
      {state.failed !== undefined && (
        <FailureNotice onRetry={discard} attempt={state.tries}>
          {failureText(state.failed, {
            unauthenticated: messages.sessionEnded,
            forbidden: messages.otherDealer,
            failed: messages.notDiscarded,
          })}
        </FailureNotice>
      )}
      <Button kind="plain" busy={state.busy ?? false} onClick={discard}>
        {messages.discard}
      </Button>
    </div>
  );
}
