import type { Participant } from '#services/entities/promotion';
import * as promotion from '#services/promotion';
import { answer, found, Refusal, Reply } from '../answers';
import { moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { accounts, refuseFields, signedIn } from '../rules/accounts';
import { IDEMPOTENCY_HEADER } from '../state';
import type { World } from '../world';
import { EXAMPLES } from './promotion/examples';
import * as management from './promotion/management';
import {
  giveNumber,
  invite,
  participantOf,
  participantsIn,
  partOf,
  takeIn,
  winnersOf,
} from './promotion/participants';
import {
  changeDenyList,
  checkDenied,
  denyList,
  groupOf,
  idFor,
  onceMade,
  removeGroup,
  saved,
  savedGroup,
} from './promotion/saving';
import { groupsOf, promotionOf, promotions, qrPrefix, regionsOf, served } from './promotion/store';

const named = (rows: Record<string, string>) => Object.entries(rows).map(([code, name]) => ({ code, name }));
const STATUSES = { SCHEDULED: 'Agendada', ACTIVE: 'Ativa', ENDED: 'Encerrada', INACTIVE: 'Inativa' };
const ATTRIBUTIONS = { QR_CODE: 'Leitura de QR Code', INVITATION: 'Convite', PURCHASE: 'Compra' };
const BRANDS = {
  fiat: 'Fiat',
  'fiat-abarth': 'Abarth',
  jeep: 'Jeep',
  ram: 'Ram',
  peugeot: 'Peugeot',
  citroen: 'Citroën',
  leapmotor: 'Leapmotor',
};

/** Does what a request intends; one that was received before has done it. */
function once({ headers, world }: Parameters<typeof signedIn>[0], call: string, run: () => Participant) {
  const key = headers.get(IDEMPOTENCY_HEADER) ?? '';
  const known = world.state.entryOf(call, key);
  const participant = known ? participantOf(world, known.id) : run();
  world.state.enter(call, key, participant.id);
  return participant;
}

const part = (world: World, id: string, userOf: Parameters<typeof signedIn>[0]) =>
  found(partOf(world, id, signedIn(userOf)), 'participant');

export const promotionAnswers = answer(
  promotion,
  {
    createPromotion({ body, headers, world, url }) {
      const make = () => saved(world, idFor(body.name, promotions(world)), body);
      const { id } = onceMade(world, headers, 'PRM-01', promotions(world), make);
      return new Reply(201, served(promotionOf(world, id), url));
    },
    updatePromotion({ params, body, world, url }) {
      promotionOf(world, params.id);
      return served(saved(world, params.id, body), url);
    },
    listPromotions({ query, world, url }) {
      const { brand, name = '', status, groupId } = query;
      const wanted = [...promotions(world).keys()]
        .map((id) => served(promotionOf(world, id), url))
        .filter(
          (each) =>
            (!brand || each.brand === brand.toLowerCase()) &&
            (!status || each.status === status) &&
            (!groupId || each.groupId === groupId) &&
            each.name.toLowerCase().includes(name.toLowerCase()),
        );
      return paged(wanted, query);
    },
    getPromotion({ params, world, url }) {
      const promotion = served(promotionOf(world, params.id), url);
      return { ...promotion, winners: winnersOf(world, promotion) };
    },
    /** An invited user and the one who invited get one number each, if who invited still takes part. */
    joinPromotion(asked) {
      const { params, body, headers, world } = asked;
      refuseFields({ agreed: !body.agreed && 'É preciso aceitar o regulamento' });
      const user = signedIn(asked);
      const participant = once(asked, 'PRM-05', () => {
        const made = takeIn(world, params.promotionId, user);
        invite(world, made, headers.get('hub-invited-by-id') ?? '');
        return made;
      });
      return new Reply(201, participant);
    },
    attributeQrCode(asked) {
      const { params, body, world } = asked;
      const participant = part(world, params.id, asked);
      const { status } = promotionOf(world, params.id);
      if (status !== 'ACTIVE') throw new Refusal(422, { error: `the promotion is ${status}` });
      const valid =
        body.qrCode.startsWith(qrPrefix(params.id)) && body.qrCode.length > qrPrefix(params.id).length;
      refuseFields({ qrCode: !valid && 'QR Code inválido' });
      if (participant.status === 'INACTIVATED') throw new Refusal(403, { error: 'takes no part any more' });
      return once(asked, 'PRM-06', () => {
        if (participant.attributions?.some(({ source }) => source === body.qrCode)) {
          throw new Refusal(409, {
            error: 'the code has been used',
            errors: { qrCode: 'Este QR Code já foi utilizado' },
          });
        }
        giveNumber(world, participant, 'QR_CODE', body.qrCode);
        return participant;
      });
    },
    getAgreement(asked) {
      const participant = partOf(asked.world, asked.params.id, signedIn(asked));
      return { agreed: !!participant, agreedAt: participant?.agreedAt ?? '' };
    },
    getParticipation: (asked) => part(asked.world, asked.params.promotionId, asked),
    getPromotionBaseData: ({ world }) => ({
      brands: named(BRANDS),
      attributionTypes: named(ATTRIBUTIONS),
      statuses: named(STATUSES),
      groups: [...groupsOf(world).keys()].map((id) => groupOf(world, id)),
      regions: [...regionsOf(world).values()],
    }),
    listPromotionSubscriptions(asked) {
      const { query, world } = asked;
      const user = signedIn(asked);
      return query.promotionIds
        .flatMap((id) => (promotions(world).has(id) ? (partOf(world, id, user) ?? []) : []))
        .filter(({ status }) => query.includeInactive || status !== 'INACTIVATED');
    },
    generateCandidatesReport: ({ query, world }) => new Reply(201, management.generate(world, query)),
    downloadCandidatesReport: ({ query, world }) => management.download(world, query),
    listParticipants: ({ query, world }) => management.search(world, query),
    getParticipationOfUser({ params, world }) {
      const person = [...accounts(world).values()].find(({ user }) => user.id === params.user)?.user;
      const participants = participantsIn(world, promotionOf(world, params.promotion));
      const known = person ? partOf(world, params.promotion, person) : participants.get(params.user);
      return found(known, 'participant');
    },
    inactivateParticipant(asked) {
      const { body, world } = asked;
      return once(asked, 'PRM-15', () => management.inactivate(world, body.promotion_id, body.user_id));
    },

    listPromotionGroups: ({ query, world }) =>
      paged(
        [...groupsOf(world).values()]
          .filter(({ brand }) => !query.brand || brand === query.brand.toLowerCase())
          .map(({ id }) => groupOf(world, id)),
        query,
      ),
    getPromotionGroup: ({ params, world }) => groupOf(world, params.id),
    updatePromotionGroup({ params, body, world }) {
      groupOf(world, params.id);
      return savedGroup(world, params.id, body);
    },
    removePromotionGroup: ({ params, world }) => removeGroup(world, params.id),
    createPromotionGroup({ body, headers, world }) {
      const make = () => savedGroup(world, idFor(body.name, groupsOf(world)), body);
      const { id } = onceMade(world, headers, 'GRP-05', groupsOf(world), make);
      return new Reply(201, groupOf(world, id));
    },

    getDenyList: ({ params, world }) => denyList(world, params.promotionId),
    replaceDenyList({ params, body, world }) {
      checkDenied(body.items);
      const addedAt = moment(world);
      return changeDenyList(
        world,
        params.promotionId,
        (before) =>
          body.items.map(({ reason = '', ...item }) => ({
            ...item,
            reason,
            addedAt: before.find(({ document }) => document === item.document)?.addedAt ?? addedAt,
          })),
        body.version,
      );
    },
    clearDenyList({ params, world }) {
      changeDenyList(world, params.promotionId, () => []);
    },
    /** Existing entries stay unchanged. */
    addToDenyList({ params, body, world }) {
      checkDenied(body.items);
      const addedAt = moment(world);
      return changeDenyList(world, params.promotionId, (before) => [
        ...before,
        ...body.items
          .filter((item) => !before.some(({ document }) => document === item.document))
          .map((item) => ({ ...item, addedAt })),
      ]);
    },
    removeFromDenyList: ({ params, body, world }) =>
      changeDenyList(world, params.promotionId, (before) =>
        before.filter(({ document }) => !body.documents.includes(document)),
      ),
  },
  { examples: EXAMPLES },
);
