import { useState } from 'react';
import type { AdapterName } from '../../../src/domain/financing/adapter';
import { brandModels } from '../../../src/features/car/current/models';
import type { FundingPlan } from '../../../src/features/funding/funding-plan';
import { fillMessage, useMessages } from '../../../src/ui/core/host-context';
import { Dialog } from '../../../src/ui/Dialog';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { Empty } from '../../../src/ui/parts/Empty';
import { useFocusLeaving } from '../../../src/ui/parts/use-focus-leaving';
import { messages } from './messages';
import { QueryResult } from './QueryResult';
import type { CalculatedCar } from './use-calculated-car';
import { VersionList } from './VersionList';
import { type SoldVersion, siblingsOf, versionsOf } from './versions';

interface DialogProps {
  source: AdapterName;
  plan: FundingPlan | null;
  onChoose(version: SoldVersion): void;
  onClose(): void;
}

/** Other versions of the model with their installments, the next more expensive one first. */
export function UpgradeDialog({ car, onClose, ...list }: DialogProps & { car: CalculatedCar }) {
  const w = useMessages(messages);
  return (
    <Dialog wide title={fillMessage(w.upgradeTitle, { model: car.modelName })} onClose={onClose}>
      <div className="dialog-body">
        <VersionList {...list} name={car.mvs} load={() => siblingsOf(car.mvs, car.year, car.price)} />
      </div>
    </Dialog>
  );
}

/** The choice of another car, in a dialog. */
export function CarDialog({ car, onClose, ...list }: DialogProps & { car: CalculatedCar }) {
  const w = useMessages(messages);
  return (
    <Dialog wide title={w.carTitle} onClose={onClose}>
      <div className="dialog-body">
        <CarChoice {...list} car={car} id="car-model" />
      </div>
    </Dialog>
  );
}

/**
 * Number of versions that fit into the height reserved for sliders and amounts: longer lists would move the page.
 * Narrow tablets stack sliders and amounts as phones do, and a version has as many lines.
 */
const firstOnes = () => (matchMedia('(740px <= width <= 900px)').matches ? 6 : 4);

interface FirstCarProps extends Omit<DialogProps, 'onClose'> {
  title: string;
  /** Called before it is removed while it has the focus. */
  onFocusLost(): void;
}

/** The choice of a car if there is none, or none that is still sold; in the widget itself. */
export function FirstCar({ title, onFocusLost, ...list }: FirstCarProps) {
  const w = useMessages(messages);
  const [first] = useState(firstOnes);
  // The page's car may come from elsewhere while the list has the focus.
  const own = useFocusLeaving<HTMLDivElement>(onFocusLost);
  return (
    <div className="first-car" ref={own}>
      <p className="first-car-title" role="status">
        {title}
      </p>
      <p className="muted">{w.noCarHint}</p>
      <CarChoice {...list} id="first-model" first={first} />
    </div>
  );
}

type CarChoiceProps = Omit<DialogProps, 'onClose'> & { car?: CalculatedCar; id: string; first?: number };

/** The brand's models, and the versions of the chosen one. */
function CarChoice({ car, id, ...list }: CarChoiceProps) {
  const w = useMessages(messages);
  const answer = useQuery(brandModels, 'models');
  const models = answer.value;
  const [picked, pick] = useState('');
  const own = models?.find(({ versions }) => versions.some(({ code }) => code === car?.mvs));
  const model = models?.find(({ modelCode }) => modelCode === picked) ?? own ?? models?.[0];
  if (!models) {
    return (
      <QueryResult answer={answer} label={w.model} count={4}>
        {() => null}
      </QueryResult>
    );
  }
  if (!model) return <Empty title={w.noVersions} />;
  return (
    <>
      <label htmlFor={id}>{w.model}</label>
      <select
        className="input car-model"
        part="input"
        id={id}
        value={model.modelCode}
        onChange={({ currentTarget }) => pick(currentTarget.value)}
      >
        {models.map(({ modelCode, modelName }) => (
          <option key={modelCode} value={modelCode}>
            {modelName}
          </option>
        ))}
      </select>
      <VersionList
        {...list}
        name={`${model.modelCode} ${car?.mvs}`}
        load={async () => versionsOf(model).filter(({ code }) => code !== car?.mvs)}
      />
    </>
  );
}
