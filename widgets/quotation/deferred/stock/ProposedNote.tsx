import { useRef, useState } from 'react';
import { stockDifferences } from '#domain/quotation/stock-car';
import { statusOf } from '#services/fallbacks/status';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { messages as es } from '../messages.es-AR';
import { messages as pt } from '../messages.pt-BR';
import type { QuotationState } from '../use-quotation';
import { Differences } from './Differences';

const UNAUTHORIZED = 401;
const FORBIDDEN = 403;

/** The proposed car of the stock, with its differences to the wish, and the way back to the initial quotation. */
export function ProposedNote({ quotation }: { quotation: QuotationState }) {
  const messages = useMessages(pt, es);
  const [state, setState] = useState<{ busy?: boolean; failed?: unknown; tries: number }>({ tries: 0 });
  const attempt = useRef({ isOpen: false });
  const { proposal, options } = quotation;
  if (!proposal) return null;
  const { car, wish } = proposal;
  const isOptional = (code: string) => !!options?.parts.some((part) => part.code === code);
  const discard = async () => {
    setState(({ tries }) => ({ busy: true, tries }));
    try {
      await quotation.discardProposal(attempt.current);
      setState({ tries: 0 });
    } catch (failed) {
      setState(({ tries }) => ({ failed, tries: tries + 1 }));
    }
  };
  const status = statusOf(state.failed);
  return (
    <div className="notice proposed" role="status">
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
          {status === UNAUTHORIZED
            ? messages.sessionEnded
            : status === FORBIDDEN
              ? messages.otherDealer
              : messages.notDiscarded}
        </FailureNotice>
      )}
      <Button kind="plain" busy={state.busy ?? false} onClick={discard}>
        {messages.discard}
      </Button>
    </div>
  );
}
