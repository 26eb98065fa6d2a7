import { type ReactNode, useState } from 'react';
import type { AdapterName } from '../../../src/domain/financing/adapter';
import type { SimulationInput } from '../../../src/domain/financing/simulation';
import type { PlanTerms } from '../../../src/domain/funding/plan';
import { VersionList } from '../../../src/features/funding/cars/VersionList';
import { codesIn, findSoldVersion, type SoldVersion } from '../../../src/features/funding/cars/versions';
import type { FundingPlan } from '../../../src/features/funding/funding-plan';
import { deferred } from '../../../src/ui/core/deferred';
import { useMessages } from '../../../src/ui/core/host-context';
import { useDeferred } from '../../../src/ui/core/use-deferred';
import { DeferredPart } from '../../../src/ui/DeferredPart';
import { Accordion } from '../../../src/ui/parts/Accordion';
import { Loading } from '../../../src/ui/parts/Loading';
import { messages } from './messages';
import { Offers } from './Offers';

/** Loads when it is opened. */
const comparison = deferred(() => import('../../../src/features/funding/Comparison'));

interface ComparisonsProps {
  plan: FundingPlan | null;
  source: AdapterName;
  sources: readonly AdapterName[];
  /** Id of the offer that is simulated. */
  taken?: string;
  /** Codes of further versions, as the author wrote them. */
  cars: string;
  options: Pick<SimulationInput, 'partIds' | 'colorCode' | 'planType'>;
  onTerms(terms: PlanTerms, planId?: string): void;
  onDrop(): void;
  onCar(version: SoldVersion): void;
}

/** Comparisons to the plan, each loaded when it is opened: offers, other plans, other cars. */
export function Comparisons({
  plan,
  source,
  sources,
  taken,
  cars,
  options,
  onTerms,
  onDrop,
  onCar,
}: ComparisonsProps) {
  const w = useMessages(messages);
  const [shown, setShown] = useState<readonly string[]>([]);
  const compared = useDeferred(comparison, shown.includes('comparison'));
  const codes = codesIn(cars);
  const others = sources.filter((each) => each !== source);
  const withPlan = (content: (plan: FundingPlan) => ReactNode) => (plan ? content(plan) : <Loading />);
  const items = [
    {
      id: 'offers',
      title: w.offers,
      content: withPlan((now) => <Offers plan={now} taken={taken} onTake={onTerms} onDrop={onDrop} />),
    },
    ...(others.length > 0
      ? [
          {
            id: 'comparison',
            title: w.compare,
            content: withPlan((now) => (
              <DeferredPart of={compared}>
                {({ Comparison }) => (
                  <Comparison untitled plan={now} sources={sources} options={options} onChoose={onTerms} />
                )}
              </DeferredPart>
            )),
          },
        ]
      : []),
    ...(codes.length > 0
      ? [
          {
            id: 'cars',
            title: w.cars,
            content: (
              <VersionList
                name={cars}
                source={source}
                plan={null}
                onChoose={onCar}
                load={async () => {
                  const found = await Promise.all(codes.map((code) => findSoldVersion(code)));
                  return found.filter((each) => each !== undefined);
                }}
              />
            ),
          },
        ]
      : []),
  ];
  return (
    <div className="more">
      <Accordion
        name="more"
        items={items.map((item) => ({ ...item, content: shown.includes(item.id) ? item.content : null }))}
        onToggle={(id, open) => setShown((now) => (open ? [...now, id] : now.filter((one) => one !== id)))}
      />
    </div>
  );
}
