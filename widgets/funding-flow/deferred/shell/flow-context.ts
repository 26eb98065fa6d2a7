import { createContext, type RefObject, useContext } from 'react';
import type { AdapterName, FundingSource } from '#domain/financing/adapter';
import type { StatedOffer } from '#features/offers/stated-offer';
import type { Query } from '#ui/hooks/use-query';
import type { FundingFlowProps } from '../../attributes';
import type { FlowState } from '../flow-state';
import type { FoundCar } from '../use-car';
import type { FlowMessages } from './messages';

/** Context of every step. */
export interface FlowPage {
  /** The author's, with the offer that the visitor comes from. */
  props: FundingFlowProps;
  /** The sources that the author offers. */
  sources: readonly FundingSource[];
  messages: FlowMessages;
  state: FlowState;
  found: FoundCar;
  /** The offer that the visitor comes from, if it is of the car. */
  viewed: StatedOffer | null;
  refreshOffer(): void;
  /** The state of the simulation that is known by its id only. */
  saved: Pick<Query<unknown>, 'failed' | 'retry'>;
  /** The title of the step. */
  heading: RefObject<HTMLHeadingElement | null>;
  /** Returns the visitor's text for a proposal's status; available from the applicant data on. */
  statusName(status: string): string;
}

export const FlowContext = createContext<FlowPage>(null as never);
export const useFlowPage = (): FlowPage => useContext(FlowContext);

/** Returns the sources whose simulations can be compared: the bank's own flow has none in this widget. */
export const simulating = (sources: readonly FundingSource[]): AdapterName[] =>
  sources.filter((source): source is AdapterName => source !== 'ZFLOW');
