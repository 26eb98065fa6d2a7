/** The steps from the contact data to the request, in one chunk. */
import type { ComponentType } from 'react';
import type { FundingFlowStep } from '../../../../src/domain/standalone/screen-steps';
import { InitialData } from './InitialData';
import { NextLeadForm } from './NextLeadForm';
import { SimulatorStep } from './SimulatorStep';

export const STEPS: Partial<Record<FundingFlowStep, ComponentType>> = {
  'page-initial-data': InitialData,
  'cdc-simulator': SimulatorStep,
  'next-simulator': SimulatorStep,
  'installment-check': SimulatorStep,
  'next-lead-form': NextLeadForm,
};
