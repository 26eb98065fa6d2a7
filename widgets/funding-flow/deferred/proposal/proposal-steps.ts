/** The steps from the applicant data to the bank's decision, in one chunk. */
import type { ComponentType } from 'react';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import { Progress } from '../steps/Progress';
import { Approved } from './Approved';
import { AwaitDecision } from './AwaitDecision';
import { Denied } from './Denied';
import { Register } from './Register';
import { Resume } from './Status';
import { Terms } from './Terms';

const steps: Partial<Record<FundingFlowStep, ComponentType>> = {
  'installment-register': Register,
  'installment-terms-and-conditions': Terms,
  'loading-propose-result': AwaitDecision,
  'installment-approved': Approved,
  'installment-denied': Denied,
  'funding-resume': Resume,
};

/** The views of the steps by their names, and what stands above each. */
export const stepsModule = { steps, Progress };
