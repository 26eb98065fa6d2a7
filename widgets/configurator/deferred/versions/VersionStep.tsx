import { useStore } from '@nanostores/react';
import { useMemo, useState } from 'react';
import { groupBy } from '#domain/lists/group-by';
import { $car } from '#features/car/car-store';
import { loadVersion } from '#features/car/current/load-car';
import type { Mvs } from '#services/entities/car';
import { MOST_COMPARED } from '#services/version-comparator';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import type { ConfiguratorProps } from '../../attributes';
import { useConfiguratorMessages } from '../shell/messages-context';
import { StepSkeleton } from '../shell/StepSkeleton';
import type * as stageModule from '../stage/stage';
import type { ModelInSight } from './use-car-model';
import { useVersionPrices } from './use-version-prices';
import { VersionCard } from './VersionCard';
import { type Filters, NO_FILTERS, VersionFilters } from './VersionFilters';
import css from './versions.css?inline';

/** One code may be sold in two model years. */
const keyOf = ({ code, year }: Mvs): string => `${code} ${year ?? ''}`;

const fits = (mvs: Mvs, { fuel, gear, upTo }: Filters): boolean =>
  (!fuel || mvs.fuel === fuel) &&
  (!gear || mvs.gear === gear) &&
  (upTo === null || (mvs.price !== undefined && mvs.price <= upTo));

/** Number of versions from which filters help; fewer are read faster than filtered. */
const FEWEST_FILTERED = 8;

/** The newest year first; within a year in the service's order. */
const byYear = (versions: readonly Mvs[]) =>
  groupBy(versions, ({ year }) => year ?? 0).sort(([one], [other]) => other - one);

interface VersionStepProps {
  model: ModelInSight;
  priceType: ConfiguratorProps['priceType'];
  /** What stands beside the versions; undefined until it has loaded. */
  stage: Pick<typeof stageModule, 'CompareBar' | 'ModelBar'> | undefined;
  /** Closes the page's car and shows the models; undefined if the author has named the model. */
  onStartOver: (() => void) | undefined;
  /** Makes the chosen version the page's car, and goes on. */
  onChoose(code: string, load: () => Promise<void>): void;
}

/** Versions of the model by year, with filters, prices, equipment and a comparison. */
export function VersionStep({
  model: { model, failed, retry, choose },
  priceType,
  stage,
  onStartOver,
  onChoose,
}: VersionStepProps) {
  const host = useHost();
  const messages = useConfiguratorMessages();
  const { mvs: current, status } = useStore($car);
  const [filters, setFilters] = useState(NO_FILTERS);
  const [compared, setCompared] = useState<readonly string[]>([]);
  useStyles(css);
  const versions = model?.versions ?? [];
  const prices = useVersionPrices(versions);
  const shown = useMemo(() => versions.filter((mvs) => fits(mvs, filters)), [versions, filters]);

  if (failed) return <FailureNotice onRetry={retry} />;
  if (!model) return <StepSkeleton />;
  const compare = (key: string) =>
    setCompared(compared.includes(key) ? compared.filter((one) => one !== key) : [...compared, key]);
  const ticked = versions.filter((mvs) => compared.includes(keyOf(mvs)));
  return (
    <div className="versions">
      {onStartOver && (
        <div className="model-bar">
          {stage && (
            <stage.ModelBar onChange={() => choose('')} onStartOver={current ? onStartOver : undefined} />
          )}
        </div>
      )}
      {versions.length >= FEWEST_FILTERED && (
        <VersionFilters versions={versions} filters={filters} onChange={setFilters} />
      )}
      <p className="count muted" role="status">
        {shown.length === 1 ? messages.oneVersion : fillMessage(messages.versions, { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <p className="empty">
          {messages.noVersion}{' '}
          <button className="button plain" part="button" type="button" onClick={() => setFilters(NO_FILTERS)}>
            {messages.clearFilters}
          </button>
        </p>
      )}
      {byYear(shown).map(([year, ofYear]) => (
        <section
          key={year}
          className="version-year"
          aria-label={year ? fillMessage(messages.year, { year }) : undefined}
        >
          {year > 0 && <h4>{fillMessage(messages.year, { year })}</h4>}
          <ul className="version-list">
            {ofYear.map((mvs) => (
              <VersionCard
                key={keyOf(mvs)}
                mvs={mvs}
                prices={prices(mvs)}
                priceType={priceType}
                chosen={mvs.code === current?.code && mvs.year === current.year}
                busy={status === 'loading'}
                compared={compared.includes(keyOf(mvs))}
                mayCompare={compared.length < MOST_COMPARED}
                onCompare={() => compare(keyOf(mvs))}
                onChoose={() =>
                  onChoose(mvs.code, () => loadVersion(mvs.code, mvs.year ?? undefined, host.element))
                }
              />
            ))}
          </ul>
        </section>
      ))}
      {stage && versions.length > 1 && (
        <stage.CompareBar codes={[...new Set(ticked.map(({ code }) => code))]} />
      )}
    </div>
  );
}
