import { type FundingSource, sourceOf } from '#domain/financing/adapter';
import { isRequest } from '#domain/funding/flow';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import type { RegisterValues } from '#features/applicant/applicant';
import { hasSpouse, REGISTER_PARTS, type RegisterPart } from '#features/applicant/parts';
import type { StepsMessages } from './messages';

interface Phase {
  name: keyof StepsMessages['phases'] | RegisterPart;
  /** The steps of the phase; clicking the phase leads to the first one. */
  steps: readonly FundingFlowStep[];
  /** The part of the applicant data, which are several phases of one step. */
  part?: RegisterPart;
}

const BEGINNING: readonly Phase[] = [
  { name: 'selection', steps: ['flow-selection', 'external-flow-error'] },
  { name: 'data', steps: ['page-initial-data'] },
];
const ANSWER: Phase = {
  name: 'answer',
  steps: ['funding-resume', 'loading-propose-result', 'installment-approved', 'installment-denied'],
};

/**
 * Returns the phases shown to the visitor, each with a form of its own: fewer with NEXT, which continues with a seller,
 * one for the spouse only if there is one, and none for a simulation that the visitor has brought along.
 * @param values the applicant data
 */
export function phasesOf(
  source: FundingSource | undefined,
  values: Partial<RegisterValues> = {},
  isSimulated = false,
): readonly Phase[] {
  const simulation = (step: FundingFlowStep): Phase[] =>
    isSimulated ? [] : [{ name: 'simulation', steps: [step] }];
  if (isRequest(source)) {
    return [
      ...BEGINNING,
      ...simulation('next-simulator'),
      { name: 'request', steps: ['next-lead-form'] },
      ANSWER,
    ];
  }
  return [
    ...BEGINNING,
    ...simulation(sourceOf(source)?.simulator ?? 'cdc-simulator'),
    ...REGISTER_PARTS.filter((part) => part !== 'spouse' || hasSpouse(values)).map(
      (part): Phase => ({ name: part, part, steps: ['installment-register'] }),
    ),
    { name: 'terms', steps: ['installment-terms-and-conditions'] },
    ANSWER,
  ];
}
