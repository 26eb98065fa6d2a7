import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { groupBy } from '../../../../src/domain/standalone/group-by';
import { loadVersion } from '../../../../src/features/car/current/load-car';
import type { Mvs } from '../../../../src/services/entities/car';
import { MOST_COMPARED } from '../../../../src/services/version-comparator';
import { $car } from '../../../../src/stores/current-car';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage, useHost } from '../../../../src/ui/core/host-context';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import type { ConfiguratorProps } from '../../attributes';
import { useConfiguratorMessages } from '../shell/messages-context';
import { StepSkeleton } from '../shell/StepSkeleton';
import type { CompareBar } from '../stage/CompareBar';
import type { ModelInSight } from './use-car-model';
import { useVersionPrices } from './use-version-prices';
import { VersionCard } from './VersionCard';
import { type Filters, NO_FILTERS, VersionFilters } from './VersionFilters';
import css from './versions.css?inline';

const fits = (mvs: Mvs, { fuel, gear, upTo }: Filters): boolean =>
  (!fuel || mvs.fuel === fuel) && (!gear || mvs.gear === gear) && (upTo === null || (mvs.price ?? 0) <= upTo);

/** Number of versions from which filters help; fewer are read faster than filtered. */
const FEWEST_FILTERED = 8;

/** The newest year first; within a year in the service's order. */
const byYear = (versions: readonly Mvs[]) =>
  groupBy(versions, ({ year }) => year ?? 0).sort(([one], [other]) => other - one);

interface VersionStepProps {
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  /** Undefined until it has loaded. */
  CompareBar: typeof CompareBar | undefined;
  /** Makes the chosen version the page's car, and goes on. */
  onChoose(code: string, load: () => Promise<void>): void;
}

/** Versions of the model by year, with filters, prices, equipment and a comparison. */
export function VersionStep({
  model: { model, failed, retry },
  priceType,
  CompareBar,
  onChoose,
}: VersionStepProps) {
  const host = useHost();
  const w = useConfiguratorMessages();
  const { mvs: current, status } = useStore($car);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [compared, setCompared] = useState<readonly string[]>([]);
  useStyles(css);
  const versions = model?.versions ?? [];
  const prices = useVersionPrices(versions);
  const shown = useMemo(() => versions.filter((mvs) => fits(mvs, filters)), [versions, filters]);

  if (failed) return <FailureNotice onRetry={retry} />;
  if (!model) return <StepSkeleton />;
  const compare = (code: string) =>
    setCompared(compared.includes(code) ? compared.filter((one) => one !== code) : [...compared, code]);
  return (
    <div className="versions">
      {versions.length >= FEWEST_FILTERED && (
        <VersionFilters versions={versions} filters={filters} onChange={setFilters} />
      )}
      <p className="count muted" role="status">
        {shown.length === 1 ? w.oneVersion : fillMessage(w.versions, { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <p className="empty">
          {w.noVersion}{' '}
          <button className="button plain" part="button" type="button" onClick={() => setFilters(NO_FILTERS)}>
            {w.clearFilters}
          </button>
        </p>
      )}
      {byYear(shown).map(([year, ofYear]) => (
        <section
          key={year}
          className="version-year"
          aria-label={year ? fillMessage(w.year, { year }) : undefined}
        >
          {year > 0 && <h4>{fillMessage(w.year, { year })}</h4>}
          <ul className="version-list">
            {ofYear.map((mvs) => (
              <VersionCard
                key={`${mvs.code} ${mvs.year}`}
                mvs={mvs}
                prices={prices(mvs.code)}
                priceType={priceType}
                chosen={mvs.code === current?.code && mvs.year === current.year}
                busy={status === 'loading'}
                compared={compared.includes(mvs.code)}
                mayCompare={compared.length < MOST_COMPARED}
                onCompare={() => compare(mvs.code)}
                onChoose={() =>
                  onChoose(mvs.code, () => loadVersion(mvs.code, mvs.year ?? undefined, host.element))
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {CompareBar && versions.length > 1 && <CompareBar codes={compared} />}
    </div>
  );
}
