import type { Participant } from '#services/entities/promotion';
import { found, Refusal } from '../../answers';
import { csvFile } from '../../lib/csv';
import { moment } from '../../lib/moments';
import { paged } from '../../lib/paging';
import type { World } from '../../world';
import { participantsIn } from './participants';
import { promotionOf, promotions, type Report, reports } from './store';

interface Keys {
  promotion_id: string;
  prize_id: string;
}

const candidates = (world: World, id: string) =>
  [...participantsIn(world, promotionOf(world, id)).values()].filter(({ status }) => status === 'ATTRIBUTED');

function prizeOf(world: World, { promotion_id, prize_id }: Keys) {
  const { prizes } = promotionOf(world, promotion_id);
  return found(
    prizes?.find(({ id }) => id === prize_id),
    'prize',
  );
}

/** Milliseconds that a report takes. */
const GENERATES_IN = 1500;

/** A report as the service tells of it. */
function told(world: World, { readyAt, ...report }: Report) {
  return { ...report, status: world.now() < readyAt ? 'PROCESSING' : 'SUCCESS' };
}

/** Starts a report; one that is being generated goes on. */
export function generate(world: World, keys: Keys) {
  prizeOf(world, keys);
  const key = `${keys.promotion_id} ${keys.prize_id}`;
  const known = reports(world).get(key);
  if (known && told(world, known).status === 'PROCESSING') return told(world, known);
  const { length } = candidates(world, keys.promotion_id);
  const report = {
    ...keys,
    status: 'PROCESSING',
    generatedAt: moment(world),
    candidates: length,
    readyAt: world.now() + GENERATES_IN,
  };
  reports(world).set(key, report);
  return told(world, report);
}

/** One row for each lucky number; empty without candidates. Fails before the report was generated. */
export function download(world: World, keys: Keys): Response {
  const { name = '' } = prizeOf(world, keys);
  const report = found(reports(world).get(`${keys.promotion_id} ${keys.prize_id}`), 'report');
  if (told(world, report).status === 'PROCESSING')
    throw new Refusal(409, { error: 'the report is being generated' });
  const rows = candidates(world, keys.promotion_id).flatMap(({ userName, email, luckyNumbers }) =>
    (luckyNumbers ?? []).map((number) => [userName ?? '', email ?? '', number, name]),
  );
  return csvFile(world, `candidatos-${keys.prize_id}`, [
    ['nome', 'e-mail', 'número da sorte', 'prêmio'],
    ...rows,
  ]);
}

interface Filters {
  promotion_id?: string;
  user_name?: string;
  attribution_types?: string[];
  page: number;
  size: number;
}

export function search(world: World, filters: Filters) {
  const { promotion_id, user_name = '', attribution_types = [] } = filters;
  const ids = promotion_id ? [promotion_id] : [...promotions(world).keys()];
  const wanted = ({ userName, attributions }: Participant) =>
    (userName ?? '').toLowerCase().includes(user_name.toLowerCase()) &&
    (attribution_types.length === 0 ||
      (attributions ?? []).some(({ type }) => attribution_types.includes(type)));
  const all = ids.flatMap((id) => [...participantsIn(world, promotionOf(world, id)).values()]);
  return paged(all.filter(wanted), filters);
}

/** An inactivated participant takes no part any more and loses the right to a prize. */
export function inactivate(world: World, promotionId: string, userId: string): Participant {
  const participant = found(
    participantsIn(world, promotionOf(world, promotionId)).get(userId),
    'participant',
  );
  if (participant.status === 'INACTIVATED') throw new Refusal(409, { error: 'is inactive already' });
  participant.status = 'INACTIVATED';
  return participant;
}
