import type { Language } from '#domain/core/brands';
import { formatCurrency } from '#domain/money/currency';
import { phoneText } from '#domain/person/phone-links';
import { finalPrice } from '#domain/quotation/conditions';
import type { CurrentCar } from '#features/car/car-store';
import type { PrintableCar, PrintableRow } from '#features/car/print/printed-rows';
import type { SellerData } from '#features/session/seller';
import { country } from '#page/core/metadata';
import { safeUrl } from '#page/core/safe-url';
import type { DealerDetails } from '#services/entities/dealer';
import { fillMessage } from '#ui/fill-message';
import type { Messages } from '../messages';
import type { ProposedCar } from '../proposed-car';
import { conditionsOf, type Values } from '../values';

interface Offered {
  car: CurrentCar;
  values: Partial<Values>;
  number: string;
  proposal: ProposedCar | null;
  seller: SellerData;
  dealer: DealerDetails | undefined;
  language: Language;
  messages: Messages;
  link: string;
}

const shownPhone = (phone: string): string => phoneText(phone, country() ?? 'BR');

/**
 * Returns the sheet of a configured car as its customer gets it: for whom it is, until when and at what price, and who
 * sells; without the standard equipment, so that it fits on one page.
 */
export function proposalPaper(paper: PrintableCar, offered: Offered): PrintableCar {
  const { car, values, number, proposal, seller, dealer, language, messages, link } = offered;
  const conditions = conditionsOf(values);
  const money = (amount: number | null) =>
    amount === null ? messages.unpriced : formatCurrency(amount, language);
  const rows = (all: readonly (readonly [name: string, text: string | undefined])[]): PrintableRow[] =>
    all.flatMap(([name, text]) => (text ? [{ name, text, amount: '' }] : []));
  const priced = (name: string, amount: number | null, strong = false): PrintableRow => ({
    name,
    text: '',
    amount: money(amount),
    strong,
  });
  const [facts, configuration] = paper.sections;
  const place = dealer && [dealer.street, dealer.neighborhood, dealer.cityName, dealer.stateCode];
  const text = (name: keyof Values) => (values[name] ?? '').trim();
  return {
    ...paper,
    made: [number && fillMessage(messages.number, { number }), paper.made].filter(Boolean).join(' · '),
    compact: true,
    sections: [
      ...(facts ? [facts] : []),
      {
        title: messages.forCustomer,
        rows: rows([
          [messages.customer, text('customer')],
          [messages.phone, text('phone')],
          [messages.email, text('email')],
          [messages.chassis, proposal?.car.chassis],
        ]),
      },
      ...(configuration ? [configuration] : []),
      {
        title: messages.offer,
        rows: [
          ...(conditions.newPrice !== null ? [priced(messages.newPrice, conditions.newPrice)] : []),
          ...(conditions.discount ? [priced(messages.discount, -conditions.discount)] : []),
          priced(messages.finalPrice, finalPrice(car.total, conditions), true),
          ...rows([[messages.validity, text('validity')]]),
        ],
      },
      {
        title: messages.seller,
        rows: rows([
          [messages.sellerName, seller.name],
          [messages.phone, shownPhone(seller.phone || (dealer?.phone ?? ''))],
          [messages.email, seller.email],
          [messages.dealer, dealer?.name ?? seller.dealerCode],
          [messages.address, place?.filter(Boolean).join(', ')],
        ]),
      },
    ].filter(({ rows: { length } }) => length > 0),
    serial: { ...paper.serial, groups: [] },
    comments: { ...paper.comments, text: text('comments') },
    legal: messages.sheetLegal,
    link: { ...paper.link, address: safeUrl(link) ?? '' },
  };
}

/** Returns the text of a message to the customer: the car, what it costs, until when, and who offers it. */
export function proposalText(
  { values, car, seller, language, messages }: Omit<Offered, 'link'>,
  name: string,
): string {
  const amount = finalPrice(car.total, conditionsOf(values));
  const validity = (values.validity ?? '').trim();
  return [
    fillMessage(messages.message, { car: name }),
    amount === null ? '' : fillMessage(messages.messagePrice, { amount: formatCurrency(amount, language) }),
    validity && fillMessage(messages.messageValidity, { date: validity }),
    [seller.name, shownPhone(seller.phone)].filter(Boolean).join(' · '),
  ]
    .filter(Boolean)
    .join('\n');
}
