import { useEffect, useRef, useState } from 'react';
import { pageDocument } from '#page/core/native';
import { kindOf } from '#services/http/problem';
import { useHost } from '../core/host-context';
import { useEvent } from '../hooks/use-event';

/** How long a notice stays while nobody is at it, and how often that is looked at. */
const STAYS = 10_000;
const TICK = 500;

/** offered: can be undone; late, forbidden, failed: why it was not. */
type UndoPhase = 'offered' | 'undoing' | 'undone' | 'late' | 'forbidden' | 'failed';

interface Notice {
  /** What was done: "Oferta publicada." */
  text: string;
  phase: UndoPhase;
  undo(): Promise<void>;
}

export interface Undo {
  notice: Notice | undefined;
  /** Says what was done, and offers to undo it; the notice before goes. */
  offer(text: string, undo: () => Promise<void>): void;
  run(): Promise<void>;
  dismiss(): void;
  /** While somebody is at the notice it stays. */
  hold(by: 'focus' | 'pointer', isHeld: boolean): void;
}

const phaseOf = (error: unknown): UndoPhase => {
  const kind = kindOf(error);
  if (kind === 'conflict' || kind === 'missing') return 'late';
  return kind === 'forbidden' ? 'forbidden' : 'failed';
};

/** What was done last and can be undone. One at a time; time passes only while the page is seen and nobody is at the notice. */
export function useUndo({ stays = STAYS }: { stays?: number } = {}): Undo {
  const { signal } = useHost();
  const [notice, setNotice] = useState<Notice>();
  const live = useRef({ notice, left: stays, holds: new Set<string>() }).current;
  const put = (next: Notice | undefined) => {
    live.notice = next;
    live.left = stays;
    // What is gone is no longer left by the pointer or the focus.
    if (!next) live.holds.clear();
    if (!signal.aborted) setNotice(next);
  };
  const isThere = !!notice;
  const tick = useEvent(() => {
    if (live.holds.size > 0 || pageDocument.hidden || live.notice?.phase === 'undoing') return;
    live.left -= TICK;
    if (live.left <= 0) put(undefined);
  });
  useEffect(() => {
    if (!isThere) return;
    const timer = setInterval(tick, TICK);
    return () => clearInterval(timer);
  }, [isThere]);
  return {
    notice,
    offer: (text, undo) => put({ text, undo, phase: 'offered' }),
    async run() {
      const { notice: now } = live;
      if (!now || (now.phase !== 'offered' && now.phase !== 'failed')) return;
      const running: Notice = { ...now, phase: 'undoing' };
      put(running);
      let phase: UndoPhase = 'undone';
      try {
        await now.undo();
      } catch (error) {
        phase = phaseOf(error);
      }
      // Something else may have been done meanwhile.
      if (live.notice === running) put({ ...running, phase });
    },
    dismiss: () => put(undefined),
    hold(by, isHeld) {
      if (isHeld) live.holds.add(by);
      else live.holds.delete(by);
    },
  };
}
