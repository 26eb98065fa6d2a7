import { useState } from 'react';
import { CarPicture } from '../../../../src/features/car/current/CarPicture';
import { brand, country } from '../../../../src/page/core/metadata';
import type { CarModel } from '../../../../src/services/entities/car';
import { filterModels } from '../../../../src/services/model-search';
import { cachedQuery } from '../../../../src/stores/query-cache';
import { deferred } from '../../../../src/ui/core/deferred';
import { FailureNotice } from '../../../../src/ui/core/FailureNotice';
import { fillMessage } from '../../../../src/ui/core/host-context';
import { useDeferred } from '../../../../src/ui/core/use-deferred';
import { useQuery } from '../../../../src/ui/hooks/use-query';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { Empty } from '../../../../src/ui/parts/Empty';
import { Price } from '../../../../src/ui/parts/Price';
import { useAllMessages } from '../shell/messages-context';
import { ModelFilters, NO_MODEL_FILTERS } from './ModelFilters';
import type { ModelInSight } from './use-car-model';
import css from './versions.css?inline';

/** Loads beside the list, which is usable without it. */
const search = deferred(() => import('./ModelSearch'));

interface ModelsStepProps extends Pick<ModelInSight, 'models' | 'choose'> {
  onVersion(mvsCode: string, year?: number): void;
}

/** The brand's models, if neither the author nor the page names one: filtered, or found by text. */
export function ModelsStep({ models, choose, onVersion }: ModelsStepProps) {
  const w = useAllMessages();
  const [filters, setFilters] = useState(NO_MODEL_FILTERS);
  const { module, failures, retry } = useDeferred(search, models.length > 0);
  const { fuel, gear } = filters;
  const key = fuel || gear ? `models ${brand()} ${country()} ${fuel} ${gear}` : undefined;
  const filtered = useQuery(
    () =>
      cachedQuery(key ?? '', () =>
        filterModels({
          query: {
            brand: brand() ?? '',
            country: country(),
            ...(fuel && { fuel: [fuel] }),
            ...(gear && { gear }),
          },
        }),
      ),
    key,
  );
  useStyles(css);
  if (models.length === 0) return <Empty />;
  // While the answer is on its way the list stays as it is.
  const shown = (key && filtered.value) || models;
  return (
    <section aria-label={w.modelsTitle}>
      <p className="muted">{w.modelsTitle}</p>
      {module && <module.ModelSearch onModel={choose} onVersion={onVersion} />}
      {failures > 0 && <FailureNotice attempt={failures} onRetry={retry} />}
      <ModelFilters models={models} filters={filters} onChange={setFilters} />
      {filtered.failed && <FailureNotice onRetry={filtered.retry} />}
      <p className="count muted" role="status">
        {key && filtered.value && fillMessage(w.models, { count: shown.length })}
      </p>
      <ul className="model-list" aria-busy={(key && !filtered.value && !filtered.failed) || undefined}>
        {shown.map((model) => (
          <ModelItem key={model.modelCode} model={model} onChoose={() => choose(model.modelCode)} />
        ))}
      </ul>
    </section>
  );
}

function ModelItem({ model, onChoose }: { model: CarModel; onChoose(): void }) {
  const [first] = model.versions ?? [];
  return (
    <li>
      <button className="model" type="button" onClick={onChoose}>
        {first && <CarPicture car={first} sizes="140px" />}
        <b>{model.modelName}</b>
        <Price price={{ type: 'STARTS_WITH', value: model.price }} />
      </button>
    </li>
  );
}
