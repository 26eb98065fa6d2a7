import { CarPicture } from '../../../../src/features/car/current/CarPicture';
import { useStyles } from '../../../../src/ui/hooks/use-styles';
import { Empty } from '../../../../src/ui/parts/Empty';
import { Price } from '../../../../src/ui/parts/Price';
import { useAllMessages } from '../shell/messages-context';
import type { ModelInSight } from './use-car-model';
import css from './versions.css?inline';

/** The brand's models, if neither the author nor the page names one. */
export function ModelsStep({ models, choose }: Pick<ModelInSight, 'models' | 'choose'>) {
  const w = useAllMessages();
  useStyles(css);
  if (models.length === 0) return <Empty />;
  return (
    <section aria-label={w.modelsTitle}>
      <p className="muted">{w.modelsTitle}</p>
      <ul className="model-list">
        {models.map((model) => {
          const [first] = model.versions ?? [];
          return (
            <li key={model.modelCode}>
              <button className="model" type="button" onClick={() => choose(model.modelCode)}>
                {first && <CarPicture car={first} sizes="140px" />}
                <b>{model.modelName}</b>
                <Price price={{ type: 'STARTS_WITH', value: model.price }} />
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
