import { useEffect, useRef, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import type { UpdateStatus } from '#domain/vehicle/recall';
import { getRecallUpdate, getSoftwareUpdate } from '#services/recall';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { usePolling } from '#ui/hooks/use-polling';
import { Badge } from '#ui/parts/Badge';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';

const VALIDATED = 'VALIDATED' satisfies UpdateStatus;

type State = [Awaited<ReturnType<typeof getRecallUpdate>>, Awaited<ReturnType<typeof getSoftwareUpdate>>];

/** A software update of a car, asked for until it is validated: created when, validated when, from which version to which. */
export function UpdateState({ id, onValidated }: { id: string; onValidated(): void }) {
  const messages = useMessages(texts);
  const { signal, language } = useHost();
  const [state, setState] = useState<State>();
  const [failed, setFailed] = useState(false);
  const wasWaiting = useRef(false);
  const load = async () => {
    const next = await Promise.all([
      getRecallUpdate({ id }, { signal }),
      getSoftwareUpdate({ id }, { signal }),
    ]);
    setState(next);
    if (next[0].status !== VALIDATED) wasWaiting.current = true;
    else if (wasWaiting.current) {
      wasWaiting.current = false;
      onValidated();
    }
  };
  const first = () => {
    setFailed(false);
    load().catch(() => setFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per update
  useEffect(first, [id]);
  const isUnasked = usePolling(load, !!state && state[0].status !== VALIDATED);
  if (!state) return failed ? <Failed onRetry={first}>{messages.updateFailed}</Failed> : <Loading />;
  const [{ status, createdAt, validatedAt }, { module, fromVersion, version }] = state;
  const isValidated = status === VALIDATED;
  const name = (messages.states as Record<string, string>)[status];
  const dates = [
    [messages.createdAt, createdAt],
    [messages.validatedAt, validatedAt],
  ] as const;
  const versions = { module: module || messages.module, from: fromVersion || '–', to: version ?? '' };
  return (
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
  );
}
