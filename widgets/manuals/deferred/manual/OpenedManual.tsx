import { useEffect, useRef } from 'react';
import { manualKey } from '#domain/manuals/editions';
import { ManualText } from '#features/manuals/ManualText';
import type { Manual } from '#services/entities/manual';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost, useMessages } from '#ui/core/host-context';
import { useOnChange } from '#ui/hooks/use-on-change';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { loadManual, manualsOfModel } from '../manual-calls';
import { texts } from '../messages';
import { Years } from './Years';

interface OpenedManualProps {
  id: string;
  /** The manual as the list has it: shown until the service answers. */
  known: Manual | undefined;
  /** The words of the list's search. */
  text: string;
  onOpen(id: string): void;
  onBack(): void;
}

/** One manual, as the service has it now, with its other years and the way back. */
export function OpenedManual({ id, known, text, onOpen, onBack }: OpenedManualProps) {
  const { emit, signal } = useHost();
  const messages = useMessages(texts);
  const region = useRef<HTMLDivElement>(null);
  const query = useQuery(() => loadManual(id, signal), id);
  const { value } = query;
  /** Its model; that of the one before until it is known, as another year is of the same. */
  const model = useRef('');
  model.current = (value?.manual ?? known)?.modelCode || model.current;
  const years = useQuery(() => manualsOfModel(model.current, signal), model.current || undefined);
  const manual = value ? value.manual : (known ?? years.value?.find((each) => each.id === id));
  useOnChange(`${id} ${!manual}`, () => {
    (region.current?.querySelector<HTMLElement>('h3') ?? region.current)?.focus();
  });
  const isOpened = !!value?.manual;
  useEffect(() => {
    if (isOpened) emit('vt-manual-opened', { manualId: id });
  }, [id, isOpened, emit]);
  return (
    <div className="opened" tabIndex={-1} ref={region}>
      <Button kind="plain" onClick={onBack}>
        {messages.back}
      </Button>
      {value?.manual === null && (
        <p className="notice bad" role="alert">
          {messages.missing}
        </p>
      )}
      {query.failed && (manual ? <FailureNotice onRetry={query.retry} /> : <Failed onRetry={query.retry} />)}
      {!manual && !value && !query.failed && <Loading />}
      {manual && (
        <ManualText
          key={id}
          manual={manual}
          text={text}
          onFile={(how) => emit('vt-manual-file-opened', { manualId: id, how })}
        >
          <Years
            manual={manual}
            editions={years.value?.filter((each) => manualKey(each) === manualKey(manual)) ?? []}
            failed={!!years.failed}
            onRetry={years.retry}
            onOpen={onOpen}
          />
        </ManualText>
      )}
    </div>
  );
}
