import { type FundingSource, sourceOf } from '../../../../src/domain/financing/adapter';
import { isRequest } from '../../../../src/domain/funding/flow';
import type { FundingFlowStep } from '../../../../src/domain/standalone/screen-steps';
import type { FlowMessages } from './messages.pt-BR';

interface Phase {
  name: keyof FlowMessages['phases'];
  /** The steps of the phase; clicking the phase leads to the first one. */
  steps: readonly FundingFlowStep[];
}

const BEGINNING: readonly Phase[] = [
  { name: 'selection', steps: ['flow-selection', 'external-flow-error'] },
  { name: 'data', steps: ['page-initial-data'] },
];
const ANSWER: Phase = {
  name: 'answer',
  steps: ['funding-resume', 'loading-propose-result', 'installment-approved', 'installment-denied'],
};

/** Returns the phases shown to the visitor: fewer with NEXT, which continues with a seller. */
export function phasesOf(source: FundingSource | undefined): readonly Phase[] {
  if (isRequest(source)) {
    return [
      ...BEGINNING,
      { name: 'simulation', steps: ['next-simulator'] },
      { name: 'request', steps: ['next-lead-form'] },
      ANSWER,
    ];
  }
  return [
    ...BEGINNING,
    { name: 'simulation', steps: [sourceOf(source)?.simulator ?? 'cdc-simulator'] },
    { name: 'register', steps: ['installment-register'] },
    { name: 'terms', steps: ['installment-terms-and-conditions'] },
    ANSWER,
  ];
}
