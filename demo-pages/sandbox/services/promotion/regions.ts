import { Refusal } from '../../answers';
import { plain } from '../../data/cities';
import { STATES } from '../../data/states';
import { putRecord, refuseOld } from '../../rules/put-record';
import { IDEMPOTENCY_HEADER } from '../../state';
import type { World } from '../../world';
import { idFor } from './saving';
import { promotions, type Region, regionsOf } from './store';

interface SentRegion {
  name: string;
  stateCodes: readonly string[];
  version?: number | undefined;
}

const LONGEST_NAME = 60;

/** Rejects what no region may be; `self` is the region that it replaces. */
function check(world: World, { name, stateCodes }: SentRegion, self?: Region): void {
  const taken = [...regionsOf(world).values()].some(
    (region) => region !== self && plain(region.name) === plain(name.trim()),
  );
  const unknown = stateCodes.filter((code) => !STATES.some((state) => state.code === code));
  const errors = {
    ...(!name.trim() && { name: 'Informe o nome' }),
    ...(name.length > LONGEST_NAME && { name: `No máximo ${LONGEST_NAME} caracteres` }),
    ...(taken && { name: 'Já existe uma região com este nome' }),
    ...(stateCodes.length === 0 && { stateCodes: 'Selecione pelo menos um estado' }),
    ...(unknown.length > 0 && { stateCodes: `Estado desconhecido: ${unknown.join(', ')}` }),
  };
  if (Object.keys(errors).length > 0) throw new Refusal(422, { error: 'fields are not valid', errors });
}

/** Creates a region once per intent. */
export function createRegion(world: World, sent: SentRegion, headers: Headers): Region {
  const regions = regionsOf(world);
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  const known = regions.get(world.state.entryOf('RGN-05', key)?.id ?? '');
  if (!known) check(world, sent);
  const region = known ?? {
    id: idFor(sent.name, regions),
    name: sent.name.trim(),
    stateCodes: [...new Set(sent.stateCodes)],
    version: 1,
  };
  world.state.enter('RGN-05', key, region.id);
  regions.set(region.id, region);
  return region;
}

/** Changes a region, unless it is not the version that the sender has seen: then the present one is in the refusal. */
export function updateRegion(world: World, region: Region, sent: SentRegion): Region {
  refuseOld(world, sent.version, region.version, {
    error: 'somebody else has changed the region',
    current: region,
  });
  check(world, sent, region);
  putRecord(world, region, sent, ['id', 'version']);
  return Object.assign(region, {
    name: sent.name.trim(),
    stateCodes: [...new Set(sent.stateCodes)],
    version: region.version + 1,
  });
}

/** Removes a region that no promotion is held in. */
export function removeRegion(world: World, { id }: Region): void {
  const users = [...promotions(world).values()].filter(({ regionIds }) => regionIds?.includes(id)).length;
  if (users > 0) throw new Refusal(409, { error: 'promotions are held in the region', promotions: users });
  regionsOf(world).delete(id);
}
