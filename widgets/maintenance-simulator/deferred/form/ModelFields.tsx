import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { parseMvs } from '#domain/vehicle/mvs';
import { $car } from '#features/car/car-store';
import { brandModels, isModel } from '#features/car/current/models';
import { brand } from '#page/core/metadata';
import { FailureNotice } from '#ui/core/FailureNotice';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { useLatest } from '#ui/hooks/use-latest';
import { useQuery } from '#ui/hooks/use-query';
import { type OrderedPlan, plansOfModel } from '../calls';
import type { SimulatorForm } from '../form-values';
import { texts } from '../messages';

/** Returns a version's name and year; its code if it has neither. */
const versionName = ({ versionName, year, mvsCode }: OrderedPlan): string =>
  [versionName, year].filter(Boolean).join(' ') || mvsCode;

interface ModelFieldsProps {
  form: Form<SimulatorForm>;
  /** The author's model and version; empty for the page's current car. */
  model: string;
  mvs: string;
  /** Whether the visitor has chosen before. */
  isChosen: boolean;
  /** Called with the name of the chosen version. */
  onName(name: string): void;
}

/** A model and one of its versions that have a plan; at first the author's, or the page's current car. */
export function ModelFields({ form, model: authored, mvs, isChosen, onName }: ModelFieldsProps) {
  const messages = useMessages(texts);
  const page = useStore($car).mvs?.code ?? '';
  const models = useQuery(brandModels, 'models');
  const { modelCode = '', mvsCode = '' } = form.values;
  const versions = useQuery(() => plansOfModel(brand() ?? '', modelCode), modelCode || undefined);
  const latest = useLatest(form);
  /** Whether the visitor has chosen: another car of the page changes nothing then. */
  const isOwn = useRef(isChosen);

  useEffect(() => {
    if (!models.value || isOwn.current) return;
    const all = models.value.filter((each) => !authored || isModel(each, authored));
    const wanted = mvs || page;
    // An older version is not sold any more: its code names the model.
    const owner =
      all.find(({ versions }) => versions?.some(({ code }) => code === wanted)) ??
      all.find((each) => each.modelCode === parseMvs(wanted)?.model);
    if (owner) latest.current.set({ modelCode: owner.modelCode, mvsCode: wanted });
    else if (authored && all[0]) latest.current.set({ modelCode: all[0].modelCode, mvsCode: '' });
  }, [models.value, page, authored, mvs]);

  const plan = versions.value?.find((each) => each.mvsCode === mvsCode);
  const [only, ...more] = versions.value ?? [];
  // A version without a plan cannot stay; the only one is chosen.
  const fitting = plan ? mvsCode : only && more.length === 0 ? only.mvsCode : '';
  useEffect(() => {
    if (versions.value && fitting !== mvsCode) latest.current.set({ mvsCode: fitting });
  }, [versions.value, fitting, mvsCode]);
  const name = plan ? [plan.modelName, versionName(plan)].filter(Boolean).join(' ') : '';
  const tell = useLatest(onName);
  useEffect(() => tell.current(name), [name]);

  const chooser: Form<SimulatorForm> = {
    ...form,
    set(changes) {
      isOwn.current = true;
      form.set(changes.modelCode === undefined ? changes : { ...changes, mvsCode: '' });
    },
  };
  const isLoading = !!modelCode && !versions.value && !versions.failed;
  return (
    <>
      <div className="grid">
        <SelectField
          form={chooser}
          name="modelCode"
          label={messages.model}
          empty={models.value || models.failed ? messages.choose : messages.loading}
          choices={(models.value ?? []).map(({ modelCode: value, modelName }) => ({
            value,
            label: modelName || value,
          }))}
        />
        <SelectField
          form={chooser}
          name="mvsCode"
          label={messages.version}
          empty={isLoading ? messages.loading : modelCode ? messages.choose : messages.modelFirst}
          choices={(versions.value ?? []).map((each) => ({ value: each.mvsCode, label: versionName(each) }))}
        />
      </div>
      {models.failed && <FailureNotice onRetry={models.retry}>{messages.modelsNotLoaded}</FailureNotice>}
      {versions.failed && (
        <FailureNotice onRetry={versions.retry}>{messages.versionsNotLoaded}</FailureNotice>
      )}
      {versions.value?.length === 0 && (
        <p className="notice bad" role="alert">
          {messages.noVersions}
        </p>
      )}
    </>
  );
}
