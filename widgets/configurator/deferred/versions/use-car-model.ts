import { useEffect, useRef, useState } from 'react';
import { brandModels, findModel } from '../../../../src/features/car/current/models';
import type { CarModel } from '../../../../src/services/entities/car';
import { useQuery } from '../../../../src/ui/hooks/use-query';

export interface ModelInSight {
  /** Undefined while unknown, and if the brand has no model of that name. */
  model?: CarModel;
  /** All models of the brand, if none is named. */
  models: readonly CarModel[];
  failed: boolean;
  /** Whether the services have answered. */
  answered: boolean;
  retry(): void;
  choose(modelCode: string): void;
}

/**
 * Returns the model whose versions are offered: the current car's, else the author's, else the one chosen by the
 * visitor.
 */
export function useCarModel(written: string, current: string): ModelInSight {
  const [own, setOwn] = useState('');
  const wantedModel = current || own || written;
  const { value, failed, retry } = useQuery(
    async () => ({
      models: await brandModels(),
      model: wantedModel ? await findModel(wantedModel) : undefined,
    }),
    wantedModel || '*',
  );
  // The same model by another of its names keeps the view and the focus.
  const latest = useRef(value);
  const known = value ?? (latest.current?.model?.modelCode === current ? latest.current : undefined);
  if (known) latest.current = known;
  // A changed attribute resets the visitor's choice.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is written
  useEffect(() => setOwn(''), [written]);
  return {
    model: known?.model,
    models: known?.models ?? [],
    failed: !!failed,
    answered: known !== undefined,
    retry,
    choose: setOwn,
  };
}
