import { createContext, useContext } from 'react';
import type { AdapterName, FundingSource } from '../../../../src/domain/financing/adapter';
import type { FundingFlowProps } from '../../attributes';
import type { FlowState } from '../flow-store';
import type { FoundCar } from '../use-car';
import type { FlowWords } from './messages.pt-BR';

/** What every step works with. */
export interface FlowPage {
  props: FundingFlowProps;
  /** Those the author offers. */
  sources: readonly FundingSource[];
  words: FlowWords;
  state: FlowState;
  found: FoundCar;
  /** What a visitor reads for a proposal's status; known from the register on. */
  statusName(status: string): string;
}

export const FlowContext = createContext<FlowPage>(null as never);
export const useFlowPage = (): FlowPage => useContext(FlowContext);

/** Those whose simulations can be compared: the bank's own flow has none here. */
export const simulating = (sources: readonly FundingSource[]): AdapterName[] =>
  sources.filter((source): source is AdapterName => source !== 'ZFLOW');
