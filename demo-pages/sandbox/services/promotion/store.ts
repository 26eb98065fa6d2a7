import type { Promotion } from '#services/entities/promotion';
import { found } from '../../answers';
import {
  DAYS_UNTIL_DRAW,
  DENIED_DOCUMENTS,
  DRAW_METHOD,
  FUEL,
  GROUP_ROWS,
  MORE_DENIED,
  OPEN_PROMOTION,
  PAST_PROMOTION,
  PRIZES,
  PROMOTER,
  PROMOTION_ROWS,
  REGION_ROWS,
  RULES,
  UNSTATED_PROMOTION,
} from '../../data/promotions';
import { DAY, moment } from '../../lib/moments';
import type { World } from '../../world';

export type Group = { id: string; name: string; brand: string; promotionIds: string[]; version: number };
export type Region = { id: string; name: string; stateCodes: string[]; version: number };
export type Denied = { document: string; reason: string; addedAt: string };
export type Report = {
  promotion_id: string;
  prize_id: string;
  status: string;
  generatedAt: string;
  candidates: number;
  /** Before it the report is still generated, in ms. */
  readyAt: number;
};

/** Where the sandbox draws prizes. */
const PICTURES = '/sandbox/prizes/';

/** Prefix of a promotion's QR codes; the rest identifies each code. */
export const qrPrefix = (promotionId: string): string => `VITRINE-${promotionId.toUpperCase()}-`;

/** A promotion's state by its dates, unless it was deactivated. */
export function statusOf(world: World, { status, startsAt, endsAt }: Promotion): string {
  if (status === 'INACTIVE') return status;
  if (world.now() < Date.parse(startsAt ?? '')) return 'SCHEDULED';
  return world.now() > Date.parse(endsAt ?? '') ? 'ENDED' : 'ACTIVE';
}

/** Of a promotion that says nothing of what the law wants. */
export const UNSTATED = {
  promoter: '',
  authorization: '',
  regulationUrl: '',
  drawAt: '',
  drawMethod: '',
  resultsUrl: '',
  winners: [],
} satisfies Partial<Promotion>;

/** What the law wants beside a raffle; not every provider gives it. */
const stated = (world: World, id: string, index: number, ends: number) =>
  id === UNSTATED_PROMOTION
    ? UNSTATED
    : {
        promoter: PROMOTER,
        authorization: `Certificado de Autorização SPA/MF nº 04.0${41_200 + index}/2026`,
        regulationUrl: `https://regulamento.example/${id}`,
        drawAt: moment(world, (ends + DAYS_UNTIL_DRAW) * DAY),
        drawMethod: DRAW_METHOD,
        resultsUrl: `https://regulamento.example/${id}/resultado`,
        winners: [],
      };

export const promotions = (world: World): Map<string, Promotion> =>
  world.table('promotions', () => {
    const made = PROMOTION_ROWS.map(
      (
        [id, brand, groupId, name, starts, ends, attributionTypes, description],
        index,
      ): [string, Promotion] => [
        id,
        {
          id,
          name,
          description,
          brand,
          groupId,
          status: '',
          startsAt: moment(world, starts * DAY),
          endsAt: moment(world, ends * DAY),
          attributionTypes: [...attributionTypes],
          prizes: (PRIZES[id] ?? [FUEL]).map(([prizeName, about, quantity, picture], i) => ({
            id: `${id}-premio-${i + 1}`,
            name: prizeName,
            description: about,
            quantity,
            imageUrl: picture ? `${PICTURES}${picture}.svg` : '',
          })),
          regionIds: id === 'safra-ram' ? ['centro-oeste', 'sul'] : [],
          rules: RULES,
          version: 1,
          ...stated(world, id, index, ends),
        },
      ],
    );
    return new Map(made);
  });

/** A promotion with the whole addresses of its prizes' pictures. */
export const served = (promotion: Promotion, { origin }: URL): Promotion => ({
  ...promotion,
  prizes: (promotion.prizes ?? []).map((prize) =>
    prize.imageUrl?.startsWith(PICTURES) ? { ...prize, imageUrl: origin + prize.imageUrl } : prize,
  ),
});

export const promotionOf = (world: World, id: string): Promotion => {
  const promotion = found(promotions(world).get(id), 'promotion');
  return { ...promotion, status: statusOf(world, promotion) };
};

export const groupsOf = (world: World): Map<string, Group> =>
  world.table('promotion groups', () => {
    const made = GROUP_ROWS.map(([id, name, brand]): [string, Group] => [
      id,
      {
        id,
        name,
        brand,
        promotionIds: PROMOTION_ROWS.filter(([, , group]) => group === id).map(([promotion]) => promotion),
        version: 1,
      },
    ]);
    return new Map(made);
  });

export const regionsOf = (world: World): Map<string, Region> =>
  world.table('promotion regions', () => {
    const made = REGION_ROWS.map(([id, name, states]): [string, Region] => [
      id,
      { id, name, stateCodes: states.split(' '), version: 1 },
    ]);
    return new Map(made);
  });

export function deniedIn(world: World, promotionId: string): Denied[] {
  promotionOf(world, promotionId);
  const lists = world.table('promotion deny lists', () => {
    const addedAt = moment(world, -15 * DAY);
    const rows = Object.entries({ ...MORE_DENIED, [OPEN_PROMOTION]: DENIED_DOCUMENTS });
    const made = rows.map(([id, rows]): [string, Denied[]] => [
      id,
      rows.map(([document, reason]) => ({ document, reason, addedAt })),
    ]);
    return new Map(made);
  });
  const list = lists.get(promotionId) ?? [];
  lists.set(promotionId, list);
  return list;
}

/** Numbers of the changes of deny lists; 1 for one that nobody has changed. */
export const denyListVersions = (world: World): Map<string, number> =>
  world.table('promotion deny list versions', () => new Map<string, number>());

export const reports = (world: World): Map<string, Report> =>
  world.table('candidates reports', () => {
    const prize_id = `${PAST_PROMOTION}-premio-1`;
    const generatedAt = moment(world, -10 * DAY);
    const report = {
      promotion_id: PAST_PROMOTION,
      prize_id,
      status: 'SUCCESS',
      generatedAt,
      candidates: 0,
      readyAt: 0,
    };
    return new Map<string, Report>([[`${PAST_PROMOTION} ${prize_id}`, report]]);
  });
