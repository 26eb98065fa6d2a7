import { useState } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import { useMessages } from '#ui/core/host-context';
import { useQuery } from '#ui/hooks/use-query';
import { Empty } from '#ui/parts/Empty';
import { brandModels } from '../../car/current/models';
import type { FundingPlan } from '../funding-plan';
import { texts } from './messages';
import { QueryResult } from './QueryResult';
import { VersionList } from './VersionList';
import { type SoldVersion, versionsOf } from './versions';

export interface CarChoiceProps {
  source: AdapterName;
  plan: FundingPlan | null;
  onChoose(version: SoldVersion): void;
  /** The current version, which is not listed. */
  car?: { mvs: string };
  id: string;
  /** Number of versions shown at first; all if absent. */
  first?: number;
}

/** The brand's models, and the versions of the chosen one. */
export function CarChoice({ car, id, ...list }: CarChoiceProps) {
  const messages = useMessages(texts);
  const answer = useQuery(brandModels, 'models');
  const models = answer.value;
  const [picked, pick] = useState('');
  const own = models?.find(({ versions }) => versions.some(({ code }) => code === car?.mvs));
  const model = models?.find(({ modelCode }) => modelCode === picked) ?? own ?? models?.[0];
  if (!models) {
    return (
      <QueryResult answer={answer} label={messages.model} count={4}>
        {() => null}
      </QueryResult>
    );
  }
  if (!model) return <Empty title={messages.noVersions} />;
  return (
    <>
      <label htmlFor={id}>{messages.model}</label>
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
