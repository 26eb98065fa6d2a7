import { useCallback, useEffect, useRef, useState } from 'react';
import * as financing from '#services/financing';
import { useHost } from '#ui/core/host-context';
import { useFlowPage } from '../shell/flow-context';
import { applyAnswer } from './propose';

/** Milliseconds between two polls: initially, and at most. */
const FIRST_INTERVAL = 2000;
const LONGEST_INTERVAL = 15_000;
const GROWTH = 1.5;
/** Milliseconds after which the decision takes longer than usual. */
const LATE_AFTER = 120_000;

export interface ProposalAsked {
  busy: boolean;
  failed: boolean;
  /** Number of received answers, so that each can be announced. */
  answers: number;
  refresh(): Promise<void>;
}

/** Loads the proposal's status: on mount if it is unknown, then by refresh(). */
export function useProposal(): ProposalAsked {
  const { element, signal } = useHost();
  const { state } = useFlowPage();
  const { proposalId, proposal } = state;
  const [asked, setAsked] = useState({ busy: false, failed: false, answers: 0 });
  const mounted = useRef(true);
  const busy = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const refresh = useCallback(async () => {
    if (busy.current || !proposalId) return;
    busy.current = true;
    setAsked((before) => ({ ...before, busy: true, failed: false }));
    try {
      const found = await financing.getProposal({ id: proposalId }, { signal });
      busy.current = false;
      if (!mounted.current) return;
      setAsked(({ answers }) => ({ busy: false, failed: false, answers: answers + 1 }));
      applyAnswer(found, element);
    } catch {
      busy.current = false;
      if (mounted.current) setAsked((before) => ({ ...before, busy: false, failed: true }));
    }
  }, [proposalId, element, signal]);
  const unknown = !proposal;
  useEffect(() => {
    if (unknown) refresh();
  }, [unknown, refresh]);
  return { ...asked, refresh };
}

/**
 * Polls the proposal until the bank has decided: at growing intervals, and immediately when the browser is online
 * again. late: the decision takes longer than usual.
 */
export function usePolledProposal(): { failing: boolean; late: boolean } {
  const { element, signal } = useHost();
  const { state } = useFlowPage();
  const { proposalId } = state;
  const [failing, setFailing] = useState(false);
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!proposalId) return;
    const life = new AbortController();
    signal.addEventListener('abort', () => life.abort(), { signal: life.signal });
    let timer: ReturnType<typeof setTimeout>;
    let delay = FIRST_INTERVAL;
    const ask = async () => {
      clearTimeout(timer);
      try {
        const found = await financing.getProposal({ id: proposalId }, { signal: life.signal });
        if (life.signal.aborted) return;
        setFailing(false);
        applyAnswer(found, element);
      } catch {
        if (life.signal.aborted) return;
        setFailing(true);
      }
      delay = Math.min(LONGEST_INTERVAL, delay * GROWTH);
      timer = setTimeout(ask, delay);
    };
    timer = setTimeout(ask, delay);
    const lateness = setTimeout(() => setLate(true), LATE_AFTER);
    addEventListener('online', ask, { signal: life.signal });
    addEventListener('offline', () => setFailing(true), { signal: life.signal });
    return () => {
      life.abort();
      clearTimeout(timer);
      clearTimeout(lateness);
    };
  }, [proposalId, element, signal]);
  return { failing, late };
}
