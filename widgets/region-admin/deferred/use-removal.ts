import { useState } from 'react';
import type { Region } from '#services/entities/region';
import { mayBeDone } from '#services/fallbacks/make-once';
import { orNull, problemOf } from '#services/fallbacks/problem';
import { statusOf } from '#services/fallbacks/status';
import type { CallOptions } from '#services/http/types';
import { removeRegion } from '#services/regions';
import { useHost, useMessages } from '#ui/core/host-context';
import { messages as es } from './messages.es-AR';
import { messages as pt } from './messages.pt-BR';

interface Removal {
  /** The region that a confirmation asks about. */
  asked: Region | undefined;
  isBusy: boolean;
  /** Why it was not removed, in the visitor's words. */
  problem: string;
  ask(region: Region): void;
  confirm(): Promise<void>;
  close(): void;
}

/** Removes a region; one that is gone already counts as removed, which was the aim. Throws a ServiceError. */
export const removeOnce = (id: string, options: CallOptions): Promise<unknown> =>
  orNull(removeRegion({ id }, options));

/** Removes a region after a confirmation. */
export function useRemoval(onRemoved: (region: Region) => void, onUnknown: () => void): Removal {
  const messages = useMessages(pt, es);
  const { signal, emit } = useHost();
  const [asked, setAsked] = useState<Region>();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const sayWhy = (error: unknown): string => {
    const { kind } = problemOf(error);
    if (kind === 'conflict') return messages.inUse;
    if (statusOf(error) === 403) return messages.forbidden;
    return mayBeDone(error) ? messages.lost : messages.notRemoved;
  };
  return {
    asked,
    isBusy,
    problem,
    ask(region) {
      setProblem('');
      setAsked(region);
    },
    close: () => setAsked(undefined),
    async confirm() {
      if (!asked || isBusy) return;
      setBusy(true);
      setProblem('');
      try {
        await removeOnce(asked.id, { signal });
        emit('vt-region-removed', { regionId: asked.id });
        setAsked(undefined);
        onRemoved(asked);
      } catch (error) {
        setProblem(sayWhy(error));
        if (mayBeDone(error)) onUnknown();
      } finally {
        setBusy(false);
      }
    },
  };
}
