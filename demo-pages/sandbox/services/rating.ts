import * as rating from '#services/rating';
import { answer, found, Refusal, Reply } from '../answers';
import { modelsOf } from '../data/cars';
import type { SandboxDealer } from '../data/dealers';
import { personOf } from '../data/people';
import type { SandboxUser } from '../data/users';
import { DAY, daysSince, moment } from '../lib/moments';
import { paged } from '../lib/paging';
import { refuseFields, signedIn } from '../rules/accounts';
import { dealerOf } from '../rules/dealers';
import { garageOf } from '../rules/garage';
import type { World } from '../world';

/** Days after the purchase in which a car can be reviewed. */
const WINDOW = 30;

type Review = {
  id: string;
  userName: string;
  rating: number;
  title: string;
  comment: string;
  modelName: string;
  createdAt: string;
};

const SAID: readonly (readonly [rating: number, title: string, comment: string])[] = [
  [5, 'Entrega impecável', 'Carro limpo, tanque cheio e explicação de tudo com calma.'],
  [5, 'Voltarei na revisão', 'Fui bem atendida do primeiro contato até a entrega das chaves.'],
  [4, 'Muito bom', 'Só a documentação demorou dois dias a mais do que o prometido.'],
  [4, 'Equipe atenciosa', 'Negociação tranquila. O café também ajuda.'],
  [3, 'Bom, mas demorado', 'Esperei mais de uma hora para assinar os papéis.'],
  [2, 'Faltou retorno', 'O carro é ótimo, mas precisei ligar várias vezes para saber da entrega.'],
  [5, 'Recomendo', 'Avaliaram meu usado com justiça e a troca foi feita no mesmo dia.'],
];

const SAID_ES: typeof SAID = [
  [5, 'Entrega impecable', 'Auto limpio, tanque lleno y todo explicado con calma.'],
  [5, 'Vuelvo en el service', 'Me atendieron muy bien desde el primer contacto hasta las llaves.'],
  [4, 'Muy bueno', 'Solo los papeles tardaron dos días más de lo prometido.'],
  [4, 'Equipo atento', 'Negociación tranquila. El café también ayuda.'],
  [3, 'Bien, pero lento', 'Esperé más de una hora para firmar los papeles.'],
  [2, 'Faltó respuesta', 'El auto es excelente, pero tuve que llamar varias veces por la entrega.'],
  [5, 'Lo recomiendo', 'Tasaron mi usado con justicia y el cambio se hizo en el día.'],
];

function reviewsOf(world: World, dealer: SandboxDealer): Review[] {
  const all = world.table('dealer reviews', () => new Map<string, Review[]>());
  const known = all.get(dealer.idSiteGeo);
  if (known) return known;
  const random = world.random(`reviews of ${dealer.idSiteGeo}`);
  const models = modelsOf(dealer.brand);
  const made = Array.from({ length: random.whole(3, 14) }, (_, i) => {
    const texts = dealer.countryCode === 'AR' ? SAID_ES : SAID;
    const [stars, title, comment] = texts[random.whole(0, SAID.length - 1)] ?? [5, '', ''];
    return {
      id: `${dealer.idSiteGeo}-${i + 1}`,
      userName: personOf(random).name,
      rating: stars,
      title,
      comment,
      modelName: models[random.whole(0, models.length - 1)]?.modelName ?? '',
      createdAt: moment(world, -(i * 9 + random.whole(1, 8)) * DAY),
    };
  });
  all.set(dealer.idSiteGeo, made);
  return made;
}

/** Reviews of a user, by the car. */
const ownReviews = (world: World, user: SandboxUser) => {
  const all = world.table('own reviews', () => new Map<string, (Review & { carId: string })[]>());
  const known = all.get(user.id) ?? [];
  all.set(user.id, known);
  return known;
};

const averageOf = (reviews: readonly Review[]) => {
  const sum = reviews.reduce((total, review) => total + review.rating, 0);
  return reviews.length === 0 ? null : Math.round((sum / reviews.length) * 10) / 10;
};

export const ratingAnswers = answer(
  rating,
  {
    listReviews({ params, query, world }) {
      const reviews = reviewsOf(world, dealerOf(world, params.idSiteGeo));
      return { ...paged(reviews, query), average: averageOf(reviews) };
    },
    writeReview(asked) {
      const { params, body, world } = asked;
      const user = signedIn(asked);
      const reviews = reviewsOf(world, dealerOf(world, params.idSiteGeo));
      const car = found(
        garageOf(asked, user).owned.find(({ id }) => id === body.carId),
        'car',
      );
      const fresh = car.purchasedAt !== '' && daysSince(world, car.purchasedAt ?? '') < WINDOW;
      refuseFields({ carId: !fresh && 'A avaliação não está disponível para este veículo' });
      const id = `${user.id}-${car.id}`;
      if (reviews.some((review) => review.id === id))
        throw new Refusal(409, { error: 'the car was reviewed' });
      const { rating: stars, title, comment } = body;
      const review: Review = {
        id,
        userName: user.nickname || user.name,
        rating: stars,
        title,
        comment,
        modelName: car.modelName ?? '',
        createdAt: moment(world),
      };
      reviews.unshift(review);
      ownReviews(world, user).unshift({ ...review, carId: car.id });
      return new Reply(201, review);
    },
    listOwnReviews: (asked) => ownReviews(asked.world, signedIn(asked)),
  },
  {
    examples: {
      listReviews: { idSiteGeo: '135503081' },
      writeReview: { idSiteGeo: '135503081', body: { carId: 'owned-1', rating: 5 } },
    },
  },
);
