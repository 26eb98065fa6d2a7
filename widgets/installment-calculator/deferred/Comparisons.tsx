import { type ReactNode, useState } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import type { SimulationInput } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import { VersionList } from '#features/funding/cars/VersionList';
import { codesIn, findSoldVersion, type SoldVersion } from '#features/funding/cars/versions';
import type { FundingPlan } from '#features/funding/funding-plan';
import { deferred } from '#ui/core/deferred';
import { useMessages } from '#ui/core/host-context';
import { useDeferred } from '#ui/core/use-deferred';
import { DeferredPart } from '#ui/DeferredPart';
import { Accordion } from '#ui/parts/Accordion';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { Offers } from './Offers';

/** Loads when it is opened. */
const comparison = deferred(() => import('#features/funding/Comparison'));

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
  const messages = useMessages(texts);
  const [shown, setShown] = useState<readonly string[]>([]);
  const compared = useDeferred(comparison, shown.includes('comparison'));
  const codes = codesIn(cars);
  const others = sources.filter((each) => each !== source);
  const withPlan = (content: (plan: FundingPlan) => ReactNode) => (plan ? content(plan) : <Loading />);
  const items = [
    {
      id: 'offers',
      title: messages.offers,
      content: withPlan((now) => <Offers plan={now} taken={taken} onTake={onTerms} onDrop={onDrop} />),
    },
    ...(others.length > 0
      ? [
          {
            id: 'comparison',
            title: messages.compare,
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
            title: messages.cars,
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
