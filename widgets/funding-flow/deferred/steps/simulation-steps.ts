/** The steps from the contact data to the request, in one chunk. */
import type { ComponentType } from 'react';
import type { FundingFlowStep } from '#domain/status/screen-steps';
import { InitialData } from './InitialData';
import { NextLeadForm } from './NextLeadForm';
import { Progress } from './Progress';
import { SimulatorStep } from './SimulatorStep';

const steps: Partial<Record<FundingFlowStep, ComponentType>> = {
  'page-initial-data': InitialData,
  'cdc-simulator': SimulatorStep,
  'next-simulator': SimulatorStep,
  'installment-check': SimulatorStep,
  'next-lead-form': NextLeadForm,
};

/** The views of the steps by their names, and what stands above each. */
export const stepsModule = { steps, Progress };
