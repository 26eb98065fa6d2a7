import { useEffect } from 'react';
import { useHost } from '#ui/core/host-context';
import { type Query, useQuery } from '#ui/hooks/use-query';
import type { FlowState } from './flow-state';
import { applySaved } from './flow-store';

/**
 * Loads the simulation that an earlier page, or the opened proposal, knows by its id only (FIN-02). Its failure leaves
 * the terms of the sliders, which are stored; a sent proposal without its bank asks for it again.
 */
export function useSavedSimulation(state: FlowState): Query<unknown> {
  const { signal } = useHost();
  const { simulation, simulationId, proposal } = state;
  const id = simulation ? '' : simulationId || proposal?.simulationId;
  const query = useQuery(async () => {
    const { getSimulation } = await import('#services/financing');
    return getSimulation({ id: id ?? '' }, { signal });
  }, id || undefined);
  const { value } = query;
  useEffect(() => {
    if (value) applySaved(value);
  }, [value]);
  return query;
}
