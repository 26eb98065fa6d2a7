import { useEffect } from 'react';
import { askedBy, type FormChoices, formChoices } from '#features/applicant/bank-form';
import { country } from '#page/core/metadata';
import { useHost } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { updateFlow } from './flow-store';
import { useFlowPage } from './shell/flow-context';

/**
 * Loads what the bank of the simulation asks for, with its choices (FIN-08). Without an answer these are the
 * specification's, and a field that the bank misses is refused by it.
 */
export function useBankForm(): FormChoices {
  const { language, signal } = useHost();
  const { state } = useFlowPage();
  const { simulationId, bank } = state;
  const here = country() ?? 'BR';
  const { value } = useQuery(
    async () => {
      const { getFinancingBaseData } = await import('#services/financing');
      return getFinancingBaseData({ simulationId }, { signal });
    },
    bank?.simulationId === simulationId ? undefined : simulationId || undefined,
  );
  useEffect(() => {
    if (value)
      updateFlow({ bank: { simulationId, data: value, asked: askedBy(value.askedFields ?? [], here) } });
  }, [value, simulationId, here]);
  return formChoices(bank?.data ?? null, here, language);
}
