import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { orNull } from '#services/http/problem';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { overDrawing } from '#ui/drawings/common';
import { type Query, useQuery } from '#ui/hooks/use-query';
import { useStyles } from '#ui/hooks/use-styles';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { Skeleton } from '#ui/parts/Skeleton';
import css from './items.css?inline';
import { texts } from './messages';

interface OpenedOfferProps<T> {
  id: string;
  /** The entry as the list has it: shown until the service answers. */
  known: T | undefined;
  load(): Promise<T>;
  onBack(): void;
  /** Returns the entry's content; its heading has the ref, and takes the focus. */
  children(offer: T, heading: RefObject<HTMLHeadingElement | null>): ReactNode;
}

/** One entry of a list, as the service has it now, with the way back. */
export function OpenedOffer<T>({ id, known, load, onBack, children }: OpenedOfferProps<T>) {
  const messages = useMessages(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const region = useRef<HTMLDivElement>(null);
  // A link may open the entry before the list.
  useStyles(css);
  const { value, failed, retry }: Query<{ offer: T | null }> = useQuery(
    () => orNull(load()).then((offer) => ({ offer })),
    id,
  );
  const isMissing = value?.offer === null;
  const offer = value ? value.offer : known;
  useEffect(() => {
    (heading.current ?? region.current)?.focus();
  }, []);
  return (
    <div className="detail" tabIndex={-1} ref={region}>
      <Button kind="plain" onClick={onBack}>
        {messages.back}
      </Button>
      {isMissing && <Empty title={messages.notFound} drawing={overDrawing} isEnd />}
      {failed && !offer && <Failed onRetry={retry} />}
      {failed && offer && <FailureNotice onRetry={retry} />}
      {!offer && !failed && !value && (
        <Loading>
          <Skeleton kind="media" count={6} />
        </Loading>
      )}
      {offer && children(offer, heading)}
    </div>
  );
}
