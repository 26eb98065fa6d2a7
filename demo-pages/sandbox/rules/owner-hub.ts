import type { Language } from '#domain/core/brands';
import { found, Refusal } from '../answers';
import { DELIVERY_STEPS, MOPAR_PRODUCTS } from '../data/benefits';
import { money } from '../data/cars/types';
import { inSpanish } from '../data/owner-texts';
import { dayFromNow, daysSince } from '../lib/moments';
import { pdfFile } from '../lib/pdf';
import type { World } from '../world';
import { carOnRoad } from './garage';

/** Monthly interest with more than three installments. */
const INTEREST = 0.0149;

/** Returns the car of a chassis. age: days since the sale. */
export function carOf(world: World, vin: string) {
  if (!/^[A-Z0-9]{17}$/i.test(vin)) {
    throw new Refusal(422, { error: 'no chassis number', errors: { vin: 'Chassi inválido' } });
  }
  const chassis = vin.toUpperCase();
  const random = world.random(`car ${chassis}`);
  const { version, purchaseDate, dealerCode } = found(carOnRoad(world, chassis), 'car');
  return { vin: chassis, random, age: daysSince(world, purchaseDate), version, dealerCode };
}

const countryOf = (language: Language) => (language === 'es-AR' ? 'AR' : 'BR');
const said = (text: string, language: Language) => (language === 'es-AR' ? inSpanish(text) : text);

export const products = (wanted: string | undefined, language: Language = 'pt-BR') =>
  MOPAR_PRODUCTS.filter(([, type]) => !wanted || type === wanted).map(
    ([id, type, name, description, price]) => ({
      id,
      type,
      name: said(name, language),
      description: said(description, language),
      price: money(price, countryOf(language)),
      modelCodes: [],
    }),
  );

/** Up to three installments are free of interest. */
export function installments(productIds: readonly string[], wanted?: number, language: Language = 'pt-BR') {
  const prices = productIds.map((id) => {
    const product = MOPAR_PRODUCTS.find(([each]) => each === id);
    return money(found(product, 'product')[4], countryOf(language));
  });
  const sum = prices.reduce((total, price) => total + price, 0);
  return (wanted ? [wanted] : [1, 2, 3, 6, 10, 12]).map((count) => {
    const total = count > 3 ? sum * (1 + INTEREST * (count - 3)) : sum;
    const installmentValue = Math.round((total / count) * 100) / 100;
    return { installments: count, installmentValue, total: Math.round(total * 100) / 100 };
  });
}

export function delivery(world: World, source: string, chassis: string, language: Language = 'pt-BR') {
  const { vin, random, age } = carOf(world, chassis);
  const done = age > 30 ? DELIVERY_STEPS.length : random.whole(2, DELIVERY_STEPS.length - 1);
  return {
    vin,
    source,
    status: done === DELIVERY_STEPS.length ? 'DONE' : 'PENDING',
    deliveredAt: dayFromNow(world, -age),
    steps: DELIVERY_STEPS.map((name, i) => ({
      id: String(i + 1),
      name: said(name, language),
      done: i < done,
    })),
  };
}

export function invoice(world: World, chassis: string, language: Language = 'pt-BR') {
  const { vin, random, age, version, dealerCode } = carOf(world, chassis);
  const dealers = world.dealers.filter(
    ({ brand, countryCode }) => brand === version?.brand && countryCode === countryOf(language),
  );
  return {
    vin,
    number: String(random.whole(1000, 99_999)),
    key: Array.from({ length: 44 }, () => random.whole(0, 9)).join(''),
    issuedAt: dayFromNow(world, -age),
    dealerCode: dealerCode || dealers[random.whole(0, dealers.length - 1)]?.idSiteGeo,
    value: version && money(version.price, countryOf(language)),
  };
}

/** Three years from the factory, and five against corrosion. */
export function warranty(world: World, chassis: string, language: Language = 'pt-BR') {
  const { vin, age } = carOf(world, chassis);
  const startsAt = dayFromNow(world, -age);
  const plan = (id: string, name: string, years: number, mileageLimit: number | null) => ({
    id,
    name: said(name, language),
    startsAt,
    endsAt: dayFromNow(world, years * 365 - age),
    status: age < years * 365 ? 'ACTIVE' : 'EXPIRED',
    mileageLimit,
  });
  return {
    vin,
    plans: [
      plan('fabrica', 'Garantia de fábrica', 3, null),
      plan('bateria', 'Bateria', 1, null),
      plan('corrosao', 'Corrosão da carroceria', 5, 100_000),
    ],
  };
}

export function warrantyTerms(
  world: World,
  chassis: string,
  planId: string,
  language: Language = 'pt-BR',
): Response {
  const { vin, plans } = warranty(world, chassis, language);
  const { name, startsAt, endsAt } = found(
    plans.find(({ id }) => id === planId),
    'plan',
  );
  const lines = [
    ['Chassi', vin],
    ['Plano', name],
    ['Vigência', `${startsAt} a ${endsAt}`],
  ].map(([label = '', value]) => `${said(label, language)}: ${value}`);
  return pdfFile(`garantia-${vin}`, said('Termo de garantia', language), [
    ...lines,
    said(
      'A garantia cobre defeitos de fabricação e de material, desde que as revisões estejam em dia.',
      language,
    ),
    said('Itens de desgaste natural seguem o prazo do manual do proprietário.', language),
  ]);
}
