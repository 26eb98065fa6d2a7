import { useState } from 'react';
import { CarPicture } from '#features/car/current/CarPicture';
import type { CarModel } from '#services/entities/car';
import { deferred } from '#ui/core/deferred';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useDeferred } from '#ui/core/use-deferred';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Empty } from '#ui/parts/Empty';
import { Price } from '#ui/parts/Price';
import { useAllMessages } from '../shell/messages-context';
import { ModelFilters, NO_MODEL_FILTERS } from './ModelFilters';
import css from './models.css?inline';
import type { ModelInSight } from './use-car-model';
import { useFilteredModels } from './use-filtered-models';
import versionsCss from './versions.css?inline';

/** Loads beside the list, which is usable without it. */
// Only configurators without a model load it.
const search = deferred(() => import('./ModelSearch'));

interface ModelsStepProps extends Pick<ModelInSight, 'models' | 'choose'> {
  onVersion(mvsCode: string, year?: number): void;
  /** Opens the car again that the visitor has closed; undefined if there is none. */
  onReopen: (() => void) | undefined;
}

/** The brand's models, if neither the author nor the page names one: filtered, or found by text. */
export function ModelsStep({ models, choose, onVersion, onReopen }: ModelsStepProps) {
  const messages = useAllMessages();
  const [filters, setFilters] = useState(NO_MODEL_FILTERS);
  const { module, failures, retry } = useDeferred(search, models.length > 0);
  const { key, value, failed, retry: retryFilters } = useFilteredModels(filters);
  useStyles(versionsCss);
  useStyles(css);
  if (models.length === 0) return <Empty />;
  // While the answer is on its way the list stays as it is.
  const shown = (key && value) || models;
  return (
    <section aria-label={messages.modelsTitle}>
      {onReopen && (
        <p className="muted">
          <span role="status">{messages.closed}</span>{' '}
          <button className="link" type="button" onClick={onReopen}>
            {messages.undo}
          </button>
        </p>
      )}
      <p className="muted">{messages.modelsTitle}</p>
      {module && <module.ModelSearch onModel={choose} onVersion={onVersion} />}
      {failures > 0 && <FailureNotice attempt={failures} onRetry={retry} />}
      <ModelFilters models={models} filters={filters} onChange={setFilters} />
      {failed && <FailureNotice onRetry={retryFilters} />}
      <p className="count muted" role="status">
        {key && value && fillMessage(messages.models, { count: shown.length })}
      </p>
      {shown.length === 0 && (
        <p className="empty">
          {messages.noModel}{' '}
          <button
            className="button plain"
            part="button"
            type="button"
            onClick={() => setFilters(NO_MODEL_FILTERS)}
          >
            {messages.clearFilters}
          </button>
        </p>
      )}
      <ul className="model-list" aria-busy={(key && !value && !failed) || undefined}>
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
        <Price isName price={{ type: 'STARTS_WITH', value: model.price }} />
      </button>
    </li>
  );
}
