import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { $car } from '#features/car/car-store';
import { CarPicture } from '#features/car/current/CarPicture';
import { brandModels, isModel } from '#features/car/current/models';
import type { CarModel } from '#services/entities/car';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import type { TestDriveForm } from './form-values';
import { texts } from './messages';

interface CarFieldsProps {
  form: Form<TestDriveForm>;
  /** The author's model and version; empty if the visitor chooses. */
  model: string;
  mvs: string;
}

const versionsOf = (model?: CarModel) => model?.versions ?? [];

/** The car to drive: the author's, else the visitor's choice, which begins with the page's car. */
export function CarFields({ form, model: authored, mvs }: CarFieldsProps) {
  const messages = useMessages(texts);
  const page = useStore($car).mvs;
  const { value: models, failed, retry } = useQuery(brandModels, 'models');
  const latest = useLatest(form);
  /** The car that was filled in, which the page's next car replaces. */
  const filled = useRef('');
  /** The model of the link that led here. */
  const [linked] = useState(() => new URLSearchParams(location.search).get('model') ?? '');
  const fixed = models?.find((each) => authored && isModel(each, authored));
  const { modelCode = '', mvsCode = '' } = form.values;
  const chosen = fixed ?? models?.find((each) => each.modelCode === modelCode);
  const car = models?.flatMap(versionsOf).find(({ code }) => code === mvsCode);

  const named = fixed ?? (mvs ? car : undefined);

  useEffect(() => {
    if (!models) return;
    const { values, set } = latest.current;
    if (mvs || (values.mvsCode && values.mvsCode !== filled.current)) return;
    const all = models.filter((each) => !fixed || each === fixed);
    const owner = all.find((each) => versionsOf(each).some(({ code }) => code === page?.code));
    if (owner && page) {
      filled.current = page.code;
      set({ modelCode: owner.modelCode, mvsCode: page.code });
      return;
    }
    const first = fixed ?? models.find((each) => linked && isModel(each, linked));
    if (first && !values.modelCode) set({ modelCode: first.modelCode });
  }, [models, page, fixed, mvs, linked]);

  const chooseModel = (code: string) => {
    const [only, ...more] = versionsOf(models?.find((each) => each.modelCode === code));
    form.set({ modelCode: code, mvsCode: only && more.length === 0 ? only.code : '' });
  };
  /** A change of the model is one of the version too. */
  const modelForm: Form<TestDriveForm> = {
    ...form,
    set: ({ modelCode: code, ...rest }) => (code === undefined ? form.set(rest) : chooseModel(code)),
  };
  return (
    <div className={mvs ? 'car fixed' : 'car'} aria-busy={!models && !failed}>
      {failed && (
        <div className="car-failed">
          <FailureNotice onRetry={retry}>{messages.carsNotLoaded}</FailureNotice>
        </div>
      )}
      {named && (
        <p>
          <b>{[named.modelName, mvs && car?.versionName].filter(Boolean).join(' ')}</b>
        </p>
      )}
      {!mvs && !fixed && !failed && (
        <SelectField
          form={modelForm}
          name="modelCode"
          label={messages.model}
          empty={messages.choose}
          choices={(models ?? []).map(({ modelCode: value, modelName: label }) => ({ value, label }))}
        />
      )}
      {!mvs && !failed && (
        <SelectField
          form={form}
          name="mvsCode"
          label={messages.version}
          optional={messages.optional}
          empty={messages.anyVersion}
          choices={versionsOf(chosen).map(({ code, versionName, year }) => ({
            value: code,
            label: [versionName || code, year].filter(Boolean).join(' '),
          }))}
        />
      )}
      {car && (
        <div className="car-picture">
          <CarPicture
            car={{
              brand: car.brand ?? '',
              modelCode: car.modelCode ?? '',
              versionCode: car.versionCode ?? '',
              seriesCode: car.seriesCode ?? '',
              year: car.year ?? null,
            }}
          />
        </div>
      )}
    </div>
  );
}
