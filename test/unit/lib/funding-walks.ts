import type { FundingSource } from '#domain/financing/adapter';
import { FUNDING_TRANSITIONS, type FundingEvent, type FundingTransition } from '#domain/funding/flow';
import type { FundingFlowStep } from '#domain/status/screen-steps';

/** Its last digit decides what the sandbox's bank makes of a proposal (sandbox/rules/proposals). */
export const CPFS = {
  approved: '111.222.304-51',
  denied: '111.222.302-90',
  documents: '111.222.308-85',
} as const;

export interface Walk {
  name: string;
  source: FundingSource;
  cpf?: string;
  events: readonly FundingEvent[];
}

const TO_SEND = ['choose', 'next', 'next', 'next', 'send'] as const;
/** Back from each step once, on the way to what is sent. */
const WITH_BACKS = ['next', 'back', 'next', 'next', 'back', 'next', 'next', 'back', 'next'] as const;

/** Ways through the flow that go over every edge of its table between them. */
export const WALKS: readonly Walk[] = [
  {
    name: 'CDC, back from every step, to an approved proposal',
    source: 'CDC',
    events: ['choose', 'back', 'choose', ...WITH_BACKS, 'send', 'approved', 'next', 'restart'],
  },
  {
    name: 'NEXT, to a seller',
    source: 'NEXT',
    events: ['choose', 'next', 'back', 'next', 'next', 'back', 'next', 'send', 'restart'],
  },
  {
    name: 'balloon, denied, looked at once more',
    source: 'PSA_BALAO',
    cpf: CPFS.denied,
    events: [
      ...['choose', 'next', 'back', 'next', 'next', 'back', 'next', 'next'],
      ...['send', 'denied', 'next', 'restart'],
    ] as FundingEvent[],
  },
  {
    name: 'traditional, denied, by another bank',
    source: 'PSA_TRADITIONAL',
    cpf: CPFS.denied,
    events: [...TO_SEND, 'denied', 'other-bank'],
  },
  { name: 'left alone, approved meanwhile', source: 'CDC', events: [...TO_SEND, 'leave', 'approved'] },
  {
    name: 'left alone, denied meanwhile',
    source: 'CDC',
    cpf: CPFS.denied,
    events: [...TO_SEND, 'leave', 'denied'],
  },
  { name: 'more is wanted', source: 'CDC', cpf: CPFS.documents, events: [...TO_SEND, 'pending'] },
  { name: 'never arrived', source: 'CDC', events: [...TO_SEND, 'failed'] },
  { name: 'the bank’s own flow', source: 'ZFLOW', events: ['external-failed', 'retry'] },
];

function edgeOf(from: FundingFlowStep, on: FundingEvent, source: FundingSource): FundingTransition {
  const edge = FUNDING_TRANSITIONS.find(
    (each) => each.from === from && each.on === on && (!each.of || each.of.includes(source)),
  );
  if (!edge) throw new Error(`the table has no ${on} in ${from} for ${source}`);
  return edge;
}

/** The edges a walk goes over, by the table. */
export function edgesOf({ source, events }: Walk): FundingTransition[] {
  let at: FundingFlowStep = 'flow-selection';
  return events.map((on) => {
    const edge = edgeOf(at, on, source);
    at = edge.to;
    return edge;
  });
}
