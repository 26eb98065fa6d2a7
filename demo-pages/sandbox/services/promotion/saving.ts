import type { Promotion } from '#services/entities/promotion';
import { found, Refusal } from '../../answers';
import { refuseFields } from '../../rules/accounts';
import { putRecord, refuseOld } from '../../rules/put-record';
import { IDEMPOTENCY_HEADER } from '../../state';
import type { World } from '../../world';
import {
  deniedIn,
  denyListVersions,
  type Group,
  groupsOf,
  promotionOf,
  promotions,
  regionsOf,
  UNSTATED,
} from './store';

/** Returns an unused id, derived from a name. */
export function idFor(name: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'novo';
  return taken.has(id) ? `${id}-${taken.size + 1}` : id;
}

/** What is sent of a promotion; another version than the present one is an old one. */
interface Fields {
  name: string;
  brand: string;
  startsAt: string;
  endsAt: string;
  attributionTypes?: string[] | undefined;
  prizes?: { id?: string | undefined; name: string }[] | undefined;
  regionIds?: string[] | undefined;
  groupId?: string | undefined;
  status?: string | undefined;
  version?: number | undefined;
}

/** What a change leaves as it is: the winners are drawn, and the status follows from the dates unless it is INACTIVE. */
const OWN = ['id', 'status', 'winners', 'version'] as const satisfies readonly (keyof Promotion)[];

const LONGEST_NAME = 120;

const refuseOther = <T extends { version?: number | undefined }>(
  world: World,
  sent: number | undefined,
  current: T,
): void => refuseOld(world, sent, current.version ?? 0, { error: 'somebody else has changed it', current });

/** Rejects what no promotion may be. */
function check(world: World, id: string, body: Fields): void {
  const { name, brand, startsAt, endsAt, groupId } = body;
  // A record goes back as it was read, with null for nothing.
  const [attributionTypes, regionIds, prizes] = [
    body.attributionTypes ?? [],
    body.regionIds ?? [],
    body.prizes ?? [],
  ];
  const isTaken = [...promotions(world).values()].some(
    (each) => each.id !== id && each.brand === brand && each.name === name.trim(),
  );
  const nameless = prizes.findIndex((prize) => !prize.name.trim());
  refuseFields({
    name:
      (!name.trim() && 'Informe o nome') ||
      (name.trim().length > LONGEST_NAME && `No máximo ${LONGEST_NAME} caracteres`) ||
      (isTaken && 'Já existe uma promoção com este nome'),
    endsAt: !(Date.parse(endsAt) > Date.parse(startsAt)) && 'O fim deve ser depois do início',
    attributionTypes: attributionTypes.length === 0 && 'Informe pelo menos uma forma',
    regionIds: regionIds.some((each) => !regionsOf(world).has(each)) && 'Região desconhecida',
    groupId: !!groupId && !groupsOf(world).has(groupId) && 'Grupo desconhecido',
    ...(nameless >= 0 && { [`prizes.${nameless}.name`]: 'Informe o nome do prêmio' }),
  });
}

/** Stores a promotion as sent. Prizes keep their ids, by which their reports are known. */
export function saved(world: World, id: string, body: Fields) {
  const known = promotions(world).get(id);
  if (known) refuseOther(world, body.version, known);
  check(world, id, body);
  let last = known?.prizes?.length ?? 0;
  const prizes = body.prizes?.map((prize) => {
    const before = known?.prizes?.find((each) => prize.id && each.id === prize.id);
    if (before) return putRecord(world, { ...before }, prize, ['id']);
    return { ...prize, id: `${id}-premio-${++last}` };
  });
  const record: Partial<Promotion> = known ?? { id, ...UNSTATED, status: '' };
  const { name } = body;
  putRecord(world, record, { ...body, name: name.trim(), prizes }, OWN);
  const status = body.status === 'INACTIVE' ? body.status : '';
  Object.assign(record, { groupId: '', prizes: [], ...record, status, version: (known?.version ?? 0) + 1 });
  promotions(world).set(id, record as Promotion);
  return promotionOf(world, id);
}

/** Creates a record once per intent. */
export function onceMade<T extends { id: string }>(
  world: World,
  headers: Headers,
  call: string,
  records: ReadonlyMap<string, T>,
  make: () => T,
): T {
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  const made = records.get(world.state.entryOf(call, key)?.id ?? '') ?? make();
  world.state.enter(call, key, made.id);
  return made;
}

interface GroupFields {
  name: string;
  brand: string;
  promotionIds?: string[] | undefined;
  version?: number | undefined;
}

/** A group with its promotions: each promotion names its group. */
export const groupOf = (world: World, id: string): Group => {
  const group = found(groupsOf(world).get(id), 'group');
  const members = [...promotions(world).values()].filter(({ groupId }) => groupId === id);
  return { ...group, promotionIds: members.map((promotion) => promotion.id) };
};

/** Stores a group as sent; a promotion that is put into it leaves the one before. */
export function savedGroup(world: World, id: string, { version, ...body }: GroupFields): Group {
  const known = groupsOf(world).get(id);
  if (known) refuseOther(world, version, groupOf(world, id));
  const record: Group = known ?? { id, name: '', brand: '', promotionIds: [], version: 0 };
  const isTaken = [...groupsOf(world).values()].some(
    (each) => each.id !== id && each.brand === body.brand && each.name === body.name.trim(),
  );
  refuseFields({
    name: (!body.name.trim() && 'Informe o nome') || (isTaken && 'Já existe um grupo com este nome'),
    promotionIds: body.promotionIds?.some((each) => !promotions(world).has(each)) && 'Promoção desconhecida',
  });
  putRecord(world, record, { ...body, name: body.name.trim() }, ['id', 'version']);
  record.version += 1;
  groupsOf(world).set(id, record);
  const { promotionIds = [] } = record;
  for (const promotion of promotions(world).values()) {
    if (promotionIds.includes(promotion.id)) promotion.groupId = id;
    else if (promotion.groupId === id) promotion.groupId = '';
  }
  return groupOf(world, id);
}

/** Removes a group none of whose promotions runs or is to come; the others are in no group then. */
export function removeGroup(world: World, id: string): void {
  const { promotionIds } = groupOf(world, id);
  const running = promotionIds.filter((each) =>
    ['ACTIVE', 'SCHEDULED'].includes(promotionOf(world, each).status ?? ''),
  );
  if (running.length > 0)
    throw new Refusal(409, { error: 'promotions of the group are running', promotions: running.length });
  groupsOf(world).delete(id);
  for (const promotion of promotions(world).values()) if (promotion.groupId === id) promotion.groupId = '';
}

export const denyList = (world: World, promotionId: string) => ({
  promotionId,
  items: [...deniedIn(world, promotionId)],
  version: denyListVersions(world).get(promotionId) ?? 1,
});

type DeniedItem = { document: string };

/** Changes a deny list; each change is another version. */
export function changeDenyList(
  world: World,
  promotionId: string,
  change: (items: ReturnType<typeof deniedIn>) => ReturnType<typeof deniedIn>,
  version?: number,
) {
  const before = denyList(world, promotionId);
  refuseOther(world, version, before);
  const items = change(before.items);
  const list = deniedIn(world, promotionId);
  list.splice(0, list.length, ...items);
  denyListVersions(world).set(promotionId, before.version + 1);
  return denyList(world, promotionId);
}

/** Rejects entries without a document. */
export const checkDenied = (items: readonly DeniedItem[]): void =>
  refuseFields({ document: items.some(({ document }) => !document.trim()) && 'Informe o documento' });
