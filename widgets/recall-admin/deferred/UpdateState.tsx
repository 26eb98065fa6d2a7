import { useRef } from 'react';
import { formatDate } from '#domain/time/calendar';
import { getRecallUpdate, getSoftwareUpdate } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { usePolling } from '#ui/hooks/use-polling';
import { Badge } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { useResource } from '#ui/resource/use-resource';
import { texts } from './messages';
import { VALIDATED } from './recall-car';

type State = [Awaited<ReturnType<typeof getRecallUpdate>>, Awaited<ReturnType<typeof getSoftwareUpdate>>];

interface UpdateStateProps {
  id: string;
  onValidate(): void;
  /** Called once it is validated, by whomever. */
  onValidated(): void;
}

/** A software update of a car, asked for until it is validated: created when, validated when, from which version to which. */
export function UpdateState({ id, onValidate, onValidated }: UpdateStateProps) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const wasWaiting = useRef(false);
  const load = async (): Promise<State> => {
    const next = await Promise.all([
      getRecallUpdate({ id }, { signal }),
      getSoftwareUpdate({ id }, { signal }),
    ]);
    if (next[0].status !== VALIDATED) wasWaiting.current = true;
    else if (wasWaiting.current) {
      wasWaiting.current = false;
      onValidated();
    }
    return next;
  };
  const { value: state, failed, retry, put } = useResource({ key: id }, load);
  const isUnasked = usePolling(async () => put(await load()), !!state && state[0].status !== VALIDATED);
  if (!state) return failed ? <Failed onRetry={retry}>{messages.updateFailed}</Failed> : <Loading />;
  const [{ status, createdAt, validatedAt }, { module, fromVersion, version }] = state;
  const isValidated = status === VALIDATED;
  const name = (messages.states as Record<string, string>)[status];
  const dates = [
    [messages.createdAt, createdAt],
    [messages.validatedAt, validatedAt],
  ] as const;
  const versions = { module: module || messages.module, from: fromVersion || '–', to: version ?? '' };
  return (
    <>
      <div role="status">
        <p>
          {fillMessage(messages.update, { id })}{' '}
          <Badge tone={isValidated ? 'success' : 'info'}>
            {name ?? fillMessage(messages.otherState, { state: status })}
          </Badge>
        </p>
        <p>
          {dates
            .flatMap(([text, moment]) => {
              const date = formatDate(moment ?? '', language);
              return date ? fillMessage(text, { date }) : [];
            })
            .join(' ')}
        </p>
        {version && <p>{fillMessage(messages.software, versions)}</p>}
        {!isValidated && <p className="muted">{isUnasked ? messages.unasked : messages.waiting}</p>}
      </div>
      {!isValidated && <Button onClick={onValidate}>{messages.validate}</Button>}
    </>
  );
}
