import * as loyalty from '#services/loyalty';
import { answer, found } from '../answers';
import { CATEGORIES, FAQ, MEDALS, PRIZES } from '../data/loyalty';
import { personOf } from '../data/people';
import { paged } from '../lib/paging';
import { accounts, signedIn } from '../rules/accounts';
import { award, categoryOf, membershipOf, programOf } from '../rules/loyalty';
import type { World } from '../world';

/** Members of the ranking besides the user. */
const MEMBERS = 47;

/** Index of the page's language in bilingual texts. */
const languageOf = (headers: Headers) => (headers.get('accept-language')?.startsWith('es') ? 1 : 0);

const others = (world: World) => {
  const random = world.random('loyalty ranking');
  return Array.from({ length: MEMBERS }, () => ({
    userName: personOf(random).name,
    points: random.whole(1, 90) * 100,
    medals: random.whole(1, 7),
    mine: false,
  }));
};

export const loyaltyAnswers = answer(
  loyalty,
  {
    giveMedal(asked) {
      const { params, body, world } = asked;
      const account = [...accounts(world).values()].find(({ user }) => user.id === params.userId);
      return award(asked, found(account, 'user').user, body.medalId, 'staff');
    },
    earnMedal: (asked) => award(asked, signedIn(asked), asked.body.medalId, 'self'),
    getMembership: (asked) => membershipOf(asked, signedIn(asked)),
    /** Every user may join one program of the brand, if it has one; Jeep Wave requires a Jeep in the garage. */
    getLoyaltyEligibility(asked) {
      const program = programOf(asked, signedIn(asked));
      if (!program) {
        return { eligible: false, program, reason: 'Esta marca não tem um programa', categories: [] };
      }
      const reason = program === 'JEEP_WAVE' ? '' : 'Não há um Jeep na sua garagem';
      return { eligible: true, program, reason, categories: CATEGORIES.map(([name]) => name) };
    },
    getLoyaltyRanking(asked) {
      const user = signedIn(asked);
      const { points, medals } = membershipOf(asked, user);
      const mine = medals.filter(({ earnedAt }) => earnedAt).length;
      const me = { userName: user.name, points, medals: mine, mine: true };
      const all = [...others(asked.world), me].sort((a, b) => b.points - a.points);
      const ranks = all.map((member, i) => ({
        ...member,
        position: i + 1,
        category: CATEGORIES[categoryOf(member.points)]?.[0],
      }));
      return { ...paged(ranks, asked.query), own: ranks.find((each) => each.mine) };
    },
    listLoyaltyFaq({ headers }) {
      const language = languageOf(headers);
      return FAQ.map(([id, question, text]) => ({
        id,
        question: question[language],
        answer: text[language],
      }));
    },
    listLoyaltyPrizes({ headers, url }) {
      const language = languageOf(headers);
      return PRIZES.map(([id, name, about, points, quantity]) => ({
        id,
        name: name[language],
        description: about[language],
        points,
        quantity,
        // One has none.
        imageUrl: id === PRIZES.at(-1)?.[0] ? '' : `${url.origin}/sandbox/prizes/${id}.svg`,
      }));
    },
  },
  {
    examples: {
      giveMedal: { userId: 'user-ana', body: { medalId: MEDALS[2]?.[0] } },
      earnMedal: { body: { medalId: MEDALS[2]?.[0] } },
    },
  },
);
