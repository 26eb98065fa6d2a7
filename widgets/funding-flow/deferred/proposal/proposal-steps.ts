/** The steps from the applicant data to the bank's decision, in one chunk. */
import type { ComponentType } from 'react';
import type { FundingFlowStep } from '../../../../src/domain/standalone/screen-steps';
import { Approved } from './Approved';
import { AwaitDecision } from './AwaitDecision';
import { Denied } from './Denied';
import { Register } from './Register';
import { Resume } from './Status';
import { Terms } from './Terms';

export const STEPS: Partial<Record<FundingFlowStep, ComponentType>> = {
  'installment-register': Register,
  'installment-terms-and-conditions': Terms,
  'loading-propose-result': AwaitDecision,
  'installment-approved': Approved,
  'installment-denied': Denied,
  'funding-resume': Resume,
};
