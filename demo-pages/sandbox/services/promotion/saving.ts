import type * as promotion from '#services/promotion';
import type { Asked } from '../../answers';
import { refuseFields } from '../../rules/accounts';
import type { World } from '../../world';
import { deniedIn, promotionOf, promotions, UNSTATED } from './store';

/** Returns an unused id, derived from a name. */
export function idFor(name: string, taken: ReadonlyMap<string, unknown>): string {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'novo';
  return taken.has(id) ? `${id}-${taken.size + 1}` : id;
}

type Fields = Asked<typeof promotion.createPromotion.definition>['body'];

/** Stores a promotion as sent. */
export function saved(world: World, id: string, body: Fields, status = '') {
  refuseFields({
    name: body.name.trim() === '' && 'Informe o nome',
    endsAt: !(Date.parse(body.endsAt) > Date.parse(body.startsAt)) && 'O fim deve ser depois do início',
  });
  const prizes = body.prizes.map((prize, i) => ({ ...prize, id: `${id}-premio-${i + 1}`, imageUrl: '' }));
  const before = promotions(world).get(id) ?? UNSTATED;
  promotions(world).set(id, { ...before, ...body, groupId: body.groupId ?? '', id, status, prizes });
  return promotionOf(world, id);
}

export const denyList = (world: World, promotionId: string) => ({
  promotionId,
  items: [...deniedIn(world, promotionId)],
});
