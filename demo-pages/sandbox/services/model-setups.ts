import * as setups from '#services/model-setups';
import { answer, found, Refusal, Reply } from '../answers';
import { MODELS } from '../data/cars';
import { moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { type Setup, setupsOf } from '../rules/cars';
import { putRecord, refuseOld } from '../rules/put-record';
import type { World } from '../world';

const settings = (world: World, brand?: string): Setup[] =>
  [...setupsOf(world).values()]
    .filter((setup) => !brand || setup.brand === brand.toLowerCase())
    .sort((a, b) => a.brand.localeCompare(b.brand) || a.ordering - b.ordering);

type Change = Omit<Partial<Setup>, 'id'> & { brand: string; modelCode: string };

/** Applies a change to a setting; a new one, and one without them, has the defaults. */
function changed(world: World, id: string, before: Setup | undefined, change: Change): Setup {
  const brand = change.brand.toLowerCase();
  const model = MODELS.find((each) => each.brand === brand && each.modelCode === change.modelCode);
  if (!model) {
    const errors = { modelCode: 'Modelo não encontrado para a marca' };
    throw new Refusal(422, { error: 'the brand has no such model', errors });
  }
  const start = {
    modelName: model.modelName,
    ordering: settings(world, brand).length + 1,
    category: '',
  };
  const { active = true, highlighted = false } = change;
  const next: Partial<Setup> = putRecord<Partial<Setup>>(world, { ...before }, change, ['id', 'updatedAt']);
  return {
    ...start,
    ...next,
    modelCode: model.modelCode,
    active,
    highlighted,
    id,
    brand,
    updatedAt: moment(world),
  };
}

export const modelSetupsAnswers = answer(
  setups,
  {
    listSetups: ({ query, world }) => settings(world, query.brand),
    getSetupPage: ({ query, world }) => paged(settings(world, query.brand), query),
    getSetup: ({ params, world }) => found(setupsOf(world).get(params.id), 'setting'),
    addSetup({ body, world }) {
      const id = `${body.brand.toLowerCase()}-${body.modelCode}`;
      const present = setupsOf(world);
      if (present.has(id)) {
        const errors = { modelCode: 'Este modelo já está configurado' };
        throw new Refusal(409, { error: 'the model has a setting already', errors });
      }
      const made = changed(world, id, undefined, body);
      present.set(id, made);
      return new Reply(201, made);
    },
    changeSetup({ params, body, world }) {
      const present = setupsOf(world);
      const before = found(present.get(params.id), 'setting');
      const { updatedAt, ...change } = body;
      refuseOld(world, updatedAt, before.updatedAt, { error: 'the setting has changed' });
      const made = changed(world, params.id, before, change);
      present.set(params.id, made);
      return made;
    },
    removeSetup({ params, world }) {
      const present = setupsOf(world);
      const removed = found(present.get(params.id), 'setting');
      present.delete(params.id);
      return removed;
    },
  },
  {
    examples: {
      getSetup: { id: 'fiat-358' },
      addSetup: { body: { modelCode: '265' } },
      changeSetup: { id: 'fiat-358', body: { modelCode: '358', ordering: 2 } },
      removeSetup: { id: 'fiat-358' },
    },
  },
);
