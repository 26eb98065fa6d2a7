import type { AdapterName } from '#domain/financing/adapter';
import { Comparison } from '#features/funding/Comparison';
import type { FundingPlan } from '#features/funding/funding-plan';
import { simulateBy } from '#features/funding/simulate';
import { rangeFor } from '#features/funding/simulation-queries';
import { defaultTerms } from '#features/funding/terms';
import { useHost } from '#ui/core/host-context';
import { Dialog } from '#ui/Dialog';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { startPlan } from '../flow-store';
import { simulating, useFlowPage } from '../shell/flow-context';
import type { FlowCar } from '../use-car';
import { NoCar } from './CarLine';

/** Loads the default plan of a source, which the others are compared to if the visitor has simulated nothing. */
async function defaultPlan(source: AdapterName, car: FlowCar, planType: string): Promise<FundingPlan> {
  const { mvs, year, price } = car;
  const terms = defaultTerms(await rangeFor(source, car));
  const figures = await simulateBy(source, { mvs, year, price, planType, ...terms });
  return { source, mvs, year, price, ...terms, figures };
}

/** The sources side by side; the flow starts with the chosen one. */
export function CompareDialog({ plan, onClose }: { plan: FundingPlan | null; onClose(): void }) {
  const { language } = useHost();
  const { props, sources, messages, found } = useFlowPage();
  const names = simulating(sources);
  const [first] = names;
  const { car } = found;
  const initialPlan = useQuery(
    () => defaultPlan(first as AdapterName, car as FlowCar, props.planType.toUpperCase()),
    !plan && first && car ? `${first} ${car.mvs} ${car.year} ${car.price}` : undefined,
  );
  const shown = plan ?? initialPlan.value;
  return (
    <Dialog title={messages.compare} onClose={onClose} wide untitled={!!shown}>
      <div className="dialog-body" lang={language}>
        {shown ? (
          <Comparison
            plan={shown}
            isDefault={!plan}
            sources={names}
            options={{
              planType: props.planType.toUpperCase(),
              ...(props.offerId && { offerId: props.offerId }),
              ...(car?.partIds && { partIds: car.partIds }),
              ...(car?.colorCode && { colorCode: car.colorCode }),
            }}
            onChoose={(terms) => {
              onClose();
              startPlan(terms, 'push');
            }}
          />
        ) : !car ? (
          <NoCar />
        ) : initialPlan.failed ? (
          <Failed onRetry={initialPlan.retry}>{messages.saveFailed}</Failed>
        ) : (
          <Loading label={messages.comparing} />
        )}
      </div>
    </Dialog>
  );
}
