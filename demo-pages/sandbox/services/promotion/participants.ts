import type { Participant, Promotion } from '#services/entities/promotion';
import { found, Refusal } from '../../answers';
import { personOf } from '../../data/people';
import { PAST_PROMOTION, STANDING_PROMOTION } from '../../data/promotions';
import { hasPast } from '../../data/story';
import { type SandboxUser, USERS } from '../../data/users';
import { moment } from '../../lib/moments';
import type { World } from '../../world';
import { deniedIn, promotionOf, promotions, qrPrefix } from './store';

/** Winners of one prize that are published. */
const MOST_WINNERS = 3;

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

/** The name under which a winner is published: Ana N. */
const publicName = (name: string | null | undefined): string => {
  const [first = '', ...others] = (name ?? '').split(' ');
  return [first, ...others.slice(-1).map((last) => `${last[0]}.`)].join(' ');
};

/** A promotion's winners once its draw has been: drawn once, from the numbers that take part then. */
export function winnersOf(world: World, promotion: Promotion): Promotion['winners'] {
  const all = world.table('promotion winners', () => new Map<string, Promotion['winners']>());
  const isDrawn = promotion.status === 'ENDED' && world.now() >= Date.parse(promotion.drawAt ?? '');
  if (!isDrawn || all.has(promotion.id)) return all.get(promotion.id) ?? [];
  // The customer of the story wins a prize of the last kind.
  const ana = USERS.ana && partOf(world, promotion.id, USERS.ana);
  const others = [...participantsIn(world, promotion).values()].filter((each) => each !== ana);
  const drawn = [...others, ...(ana ? [ana] : [])]
    .filter(({ status, luckyNumbers }) => status === 'ATTRIBUTED' && luckyNumbers?.length)
    .map(({ luckyNumbers, userName }) => ({
      luckyNumber: luckyNumbers?.[0] ?? '',
      name: publicName(userName),
    }));
  const prizes = promotion.prizes ?? [];
  const winners = prizes.flatMap(({ id: prizeId, quantity }, index) => {
    const count = Math.min(Number(quantity), MOST_WINNERS);
    const rows = index === prizes.length - 1 ? drawn.slice(-count) : drawn.splice(0, count);
    return rows.map((row) => ({ prizeId, ...row }));
  });
  all.set(promotion.id, winners);
  return winners;
}

/** Adds a participant; throws if the user is denied or takes part already, or outside the promotion's dates. */
export function takeIn(world: World, promotionId: string, user: SandboxUser): Participant {
  const promotion = promotionOf(world, promotionId);
  if (promotion.status !== 'ACTIVE') {
    throw new Refusal(422, { error: `the promotion is ${promotion.status}` });
  }
  const denied = deniedIn(world, promotionId).find(({ document }) => document === user.cpf);
  if (denied) {
    throw new Refusal(403, { error: 'this person is on the deny list', errors: [denied.reason] });
  }
  if (partOf(world, promotionId, user)) throw new Refusal(409, { error: 'takes part already' });
  const participant = newParticipant(world, promotionId, user);
  participantsIn(world, promotion).set(user.id, participant);
  return participant;
}

/** Counts an invitation: a number each for who was invited and for who invites and still takes part. */
export function invite(world: World, participant: Participant, by: string): void {
  const promotion = promotionOf(world, participant.promotionId);
  const inviter = participantsIn(world, promotion).get(by);
  if (!promotion.attributionTypes?.includes('INVITATION')) return;
  if (!inviter || inviter === participant || inviter.status === 'INACTIVATED') return;
  participant.invitedBy = inviter.userId;
  giveNumber(world, participant, 'INVITATION', inviter.userId);
  giveNumber(world, inviter, 'INVITATION', participant.userId);
}

/** The participant of an id. */
export function participantOf(world: World, id: string): Participant {
  const all = [...promotions(world).keys()].flatMap((promotion) => [
    ...participantsIn(world, promotionOf(world, promotion)).values(),
  ]);
  return found(
    all.find((each) => each.id === id),
    'participant',
  );
}
