import * as staff from '#services/part-staff';
import { answer, Refusal } from '../answers';
import { VERSIONS } from '../data/cars';
import { partId } from '../data/cars/colors';
import type { SandboxPart } from '../data/cars/parts';
import { moment } from '../lib/moments';
import { versionFor } from '../rules/cars';
import {
  accessoryIndex,
  coatingsIn,
  colorsIn,
  freeCode,
  partsOf,
  saveCoating,
  saveColor,
  savePart,
} from '../rules/parts';
import { putRecord } from '../rules/put-record';
import type { World } from '../world';

const state = (world: World) => {
  const { codes } = accessoryIndex(world);
  const indexed = VERSIONS.filter(({ code }) => codes.has(code)).reduce(
    (sum, version) => sum + partsOf(world, version, 'ACCESSORY').length,
    0,
  );
  return { indexed, updatedAt: moment(world) };
};

export const partStaffAnswers = answer(
  staff,
  {
    addAccessoriesToIndex({ body, world }) {
      const { codes } = accessoryIndex(world);
      if (body.mvsCode) codes.add(versionFor(body.mvsCode).code);
      else for (const { code } of VERSIONS) codes.add(code);
      return state(world);
    },
    removeAccessoriesFromIndex({ query, world }) {
      const { codes } = accessoryIndex(world);
      if (query.mvsCode) codes.delete(versionFor(query.mvsCode).code);
      else codes.clear();
      return state(world);
    },
    /** Rebuilds the index, including removed versions. */
    reindexAccessories({ world }) {
      for (const { code } of VERSIONS) accessoryIndex(world).codes.add(code);
      return state(world);
    },
    savePart({ body, world }) {
      const version = versionFor(body.mvsCode);
      const { inclusiveIds = [], exclusiveIds = [] } = body;
      const errors: Record<string, string> = {};
      if (!['ITEM', 'ACCESSORY', 'COLOR', 'COATING'].includes(body.type))
        errors.type = 'Use ITEM, ACCESSORY, COLOR ou COATING';
      if (body.rgbList?.some((rgb) => !/^#[\da-f]{6}$/i.test(rgb))) errors.rgbList = 'Use #rrggbb';
      if ((body.price ?? 0) < 0) errors.price = 'O preço não pode ser negativo';
      if (inclusiveIds.some((id) => exclusiveIds.includes(id))) {
        errors.exclusiveIds = 'Um item não pode ser incluído e excluído ao mesmo tempo';
      }
      if (Object.keys(errors).length > 0)
        throw new Refusal(422, { error: 'the part cannot be saved', errors });
      const code = body.code ?? freeCode(world, version);
      const id = partId(version, code);
      const own = { id, code };
      const { mvsCode: _, ...sent } = body;
      if (body.type === 'COLOR') {
        const present = colorsIn(world, version).find((each) => each.id === id);
        const { colorType: type, ...rest } = sent;
        return saveColor(world, {
          type: 'solid',
          price: 0,
          primaryColor: '',
          secondaryColor: '',
          rgbList: [],
          onlyWith: [],
          ...putRecord(world, { ...present }, { ...rest, type }, ['id']),
          ...own,
        } as ReturnType<typeof colorsIn>[number]);
      }
      if (body.type === 'COATING') {
        const present = coatingsIn(world, version).find((each) => each.id === id);
        return saveCoating(world, {
          description: '',
          price: 0,
          rgbList: [],
          isSelected: false,
          ...putRecord(world, { ...present }, sent, ['id']),
          ...own,
        } as ReturnType<typeof coatingsIn>[number]);
      }
      const before = [...partsOf(world, version, 'ITEM'), ...partsOf(world, version, 'ACCESSORY')].find(
        (each) => each.id === id,
      );
      const part: Partial<SandboxPart> = { ...before };
      return savePart(world, {
        behavior: 'OPTIONAL',
        alternatives: [],
        dependencies: [],
        optionalColors: [],
        inclusiveIds: [],
        exclusiveIds: [],
        isSelected: false,
        ...putRecord(world, part, sent, ['id']),
        ...own,
      } as SandboxPart);
    },
  },
  {
    examples: {
      savePart: {
        body: { mvsCode: '358AF11', name: 'Bandeja do porta-malas', type: 'ACCESSORY', price: 329 },
      },
    },
  },
);
