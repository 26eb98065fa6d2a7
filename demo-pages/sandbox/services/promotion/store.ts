import type { Participant, Promotion } from '#services/entities/promotion';
import { found, Refusal } from '../../answers';
import { personOf } from '../../data/people';
import {
  DENIED_DOCUMENTS,
  FUEL,
  GROUP_ROWS,
  OPEN_PROMOTION,
  PAST_PROMOTION,
  PRIZES,
  PROMOTION_ROWS,
  REGION_ROWS,
  RULES,
  STANDING_PROMOTION,
} from '../../data/promotions';
import { hasPast } from '../../data/story';
import type { SandboxUser } from '../../data/users';
import { DAY, moment } from '../../lib/moments';
import type { World } from '../../world';

export type Group = { id: string; name: string; brand: string; promotionIds: string[] };
export type Region = { id: string; name: string; stateCodes: string[] };
export type Denied = { document: string; reason: string; addedAt: string };
export type Report = {
  promotion_id: string;
  prize_id: string;
  status: string;
  generatedAt: string;
  candidates: number;
};

/** Prefix of a promotion's QR codes; the rest identifies each code. */
export const qrPrefix = (promotionId: string): string => `VITRINE-${promotionId.toUpperCase()}-`;

/** A promotion's state by its dates, unless it was deactivated. */
export function statusOf(world: World, { status, startsAt, endsAt }: Promotion): string {
  if (status === 'INACTIVE') return status;
  if (world.now() < Date.parse(startsAt ?? '')) return 'SCHEDULED';
  return world.now() > Date.parse(endsAt ?? '') ? 'ENDED' : 'ACTIVE';
}

export const promotions = (world: World): Map<string, Promotion> =>
  world.table('promotions', () => {
    const made = PROMOTION_ROWS.map(
      ([id, brand, groupId, name, starts, ends, attributionTypes, description]): [string, Promotion] => [
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
          prizes: (PRIZES[id] ?? [FUEL]).map(([prizeName, about, quantity], i) => ({
            id: `${id}-premio-${i + 1}`,
            name: prizeName,
            description: about,
            quantity,
            imageUrl: '',
          })),
          regionIds: id === 'safra-ram' ? ['centro-oeste', 'sul'] : [],
          rules: RULES,
        },
      ],
    );
    return new Map(made);
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
      },
    ]);
    return new Map(made);
  });

export const regionsOf = (world: World): Map<string, Region> =>
  world.table('promotion regions', () => {
    const made = REGION_ROWS.map(([id, name, states]): [string, Region] => [
      id,
      { id, name, stateCodes: states.split(' ') },
    ]);
    return new Map(made);
  });

export function deniedIn(world: World, promotionId: string): Denied[] {
  promotionOf(world, promotionId);
  const lists = world.table('promotion deny lists', () => {
    const addedAt = moment(world, -15 * DAY);
    const first = DENIED_DOCUMENTS.map(([document, reason]) => ({ document, reason, addedAt }));
    return new Map<string, Denied[]>([[OPEN_PROMOTION, first]]);
  });
  const list = lists.get(promotionId) ?? [];
  lists.set(promotionId, list);
  return list;
}

export const reports = (world: World): Map<string, Report> =>
  world.table('candidates reports', () => {
    const prize_id = `${PAST_PROMOTION}-premio-1`;
    const generatedAt = moment(world, -10 * DAY);
    const report = { promotion_id: PAST_PROMOTION, prize_id, status: 'SUCCESS', generatedAt, candidates: 0 };
    return new Map<string, Report>([[`${PAST_PROMOTION} ${prize_id}`, report]]);
  });

/** Returns six digits that no other participant of the promotion has. */
export function giveNumber(world: World, participant: Participant, type: string, source: string): void {
  const count = world.table('lucky numbers', () => new Map<string, number>());
  const n = (count.get(participant.promotionId) ?? 0) + 1;
  count.set(participant.promotionId, n);
  const first = world.random(`lucky ${participant.promotionId}`).whole(0, 899_999);
  const luckyNumber = String(100_000 + ((first + n * 7919) % 900_000));
  participant.luckyNumbers = [...(participant.luckyNumbers ?? []), luckyNumber];
  participant.attributions = [
    ...(participant.attributions ?? []),
    { type, luckyNumber, at: moment(world), source },
  ];
  participant.status = 'ATTRIBUTED';
}

type Person = Pick<SandboxUser, 'id' | 'name' | 'emailPreferred'>;

function newParticipant(world: World, promotionId: string, user: Person): Participant {
  const { id, name, emailPreferred } = user;
  return {
    id: `${promotionId}.${id}`,
    promotionId,
    userId: id,
    userName: name ?? '',
    email: emailPreferred ?? '',
    status: 'AGREED',
    agreedAt: moment(world),
    invitedBy: '',
    luckyNumbers: [],
    attributions: [],
  };
}

/** Participants of a promotion, the fictional ones first. */
export function participantsIn(world: World, promotion: Promotion): Map<string, Participant> {
  const all = world.table('promotion participants', () => new Map<string, Map<string, Participant>>());
  const known = all.get(promotion.id);
  if (known) return known;
  const made = new Map<string, Participant>();
  all.set(promotion.id, made);
  if (Date.parse(promotion.startsAt ?? '') > world.now()) return made;
  const random = world.random(`participants of ${promotion.id}`);
  for (let i = 1; i <= random.whole(14, 30); i++) {
    const { name, email } = personOf(random);
    const participant = newParticipant(world, promotion.id, {
      id: `pessoa-${promotion.id}-${i}`,
      name,
      emailPreferred: email,
    });
    made.set(participant.userId, participant);
    const [type = 'QR_CODE'] = promotion.attributionTypes ?? [];
    for (let n = random.whole(0, 3); n > 0; n--) giveNumber(world, participant, type, `${type}-${n}`);
  }
  return made;
}

/** A user's participation in a promotion; every account of the story takes part in two from the start. */
export function partOf(world: World, promotionId: string, user: SandboxUser): Participant | undefined {
  const promotion = promotionOf(world, promotionId);
  const participants = participantsIn(world, promotion);
  const began = hasPast(user.id) && [PAST_PROMOTION, STANDING_PROMOTION].includes(promotionId);
  if (began && !participants.has(user.id)) {
    const participant = newParticipant(world, promotionId, user);
    giveNumber(world, participant, 'QR_CODE', `${qrPrefix(promotionId)}CANASTRA`);
    participants.set(user.id, participant);
  }
  return participants.get(user.id);
}

/** Adds a participant; throws if the user is denied or takes part already, or outside the promotion's dates. */
export function takeIn(world: World, promotionId: string, user: SandboxUser): Participant {
  const promotion = promotionOf(world, promotionId);
  if (promotion.status !== 'ACTIVE') {
    throw new Refusal(422, { error: `the promotion is ${promotion.status}` });
  }
  if (deniedIn(world, promotionId).some(({ document }) => document === user.cpf)) {
    throw new Refusal(403, { error: 'this person is on the deny list' });
  }
  if (partOf(world, promotionId, user)) throw new Refusal(409, { error: 'takes part already' });
  const participant = newParticipant(world, promotionId, user);
  participantsIn(world, promotion).set(user.id, participant);
  return participant;
}
