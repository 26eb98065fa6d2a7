import { useRef, useState } from 'react';
import { brandModels, findModel } from '#features/car/current/models';
import type { CarModel } from '#services/entities/car';
import { useOnChange } from '#ui/hooks/use-on-change';
import { useQuery } from '#ui/hooks/use-query';

export interface ModelInSight {
  /** Undefined while unknown, and if the brand has no model of that name. */
  model?: CarModel;
  /** All models of the brand, if none is named. */
  models: readonly CarModel[];
  failed: boolean;
  /** Whether the services have answered. */
  answered: boolean;
  retry(): void;
  /** Shows the versions of a model; an empty code shows the models. */
  choose(modelCode: string): void;
}

/**
 * Returns the model whose versions are offered: the one that the visitor chose last, else the current car's, else the
 * author's.
 */
export function useCarModel(written: string, current: string): ModelInSight {
  /** Null until the visitor chooses; empty once the visitor wants to see the models. */
  const [own, setOwn] = useState<string | null>(null);
  const wantedModel = own ?? (current || written);
  const { value, failed, retry } = useQuery(
    async () => ({
      models: await brandModels(),
      model: wantedModel ? await findModel(wantedModel) : undefined,
    }),
    wantedModel || '*',
  );
  // The same model by another of its names keeps the view and the focus.
  const latest = useRef(value);
  const isSame = own === null && latest.current?.model?.modelCode === current;
  const known = value ?? (isSame ? latest.current : undefined);
  if (known) latest.current = known;
  // A changed attribute resets the visitor's choice, and so does another car.
  useOnChange(`${written} ${current}`, () => setOwn(null));
  return {
    model: known?.model,
    models: known?.models ?? [],
    failed: !!failed,
    answered: known !== undefined,
    retry,
    choose: setOwn,
  };
}
