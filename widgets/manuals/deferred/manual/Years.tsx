import { byYear } from '#domain/manuals/editions';
import type { Manual } from '#services/entities/manual';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useMessages } from '#ui/core/host-context';
import { Button } from '#ui/parts/Button';
import { texts } from '../messages';

interface YearsProps {
  manual: Manual;
  /** Its editions; empty until they are known. */
  editions: readonly Manual[];
  failed: boolean;
  onRetry(): void;
  onOpen(id: string): void;
}

/** The years of a manual, the newest first: a choice of one. */
export function Years({ manual, editions, failed, onRetry, onOpen }: YearsProps) {
  const messages = useMessages(texts);
  const others = editions.filter(({ id }) => id !== manual.id);
  const all = [manual, ...others].sort(byYear);
  return (
    <>
      <nav className="edition" aria-labelledby="manual-years">
        <p id="manual-years">{messages.otherYears}</p>
        <ul className="years">
          {all.map(({ id, year }) => (
            <li key={id}>
              <Button
                kind={id === manual.id ? 'main' : 'plain'}
                aria-current={id === manual.id || undefined}
                onClick={() => onOpen(id)}
              >
                {year ?? messages.noYear}
              </Button>
            </li>
          ))}
        </ul>
      </nav>
      {failed && <FailureNotice onRetry={onRetry}>{messages.yearsFailed}</FailureNotice>}
    </>
  );
}
