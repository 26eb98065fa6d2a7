import { formatCurrency } from '#domain/money/currency';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import type { Buyer } from '../buyer/buyer';
import type { ChosenCar } from '../car/CarChoice';
import { texts } from '../messages';

/** The car and who buys, as they will be sent. */
export function PurchaseFacts({ buyer, car }: { buyer: Buyer; car: ChosenCar }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { offer, price, percent, quantity } = car;
  const { billing } = messages;
  const discount =
    percent !== null && fillMessage(billing.percent, { percent: `${percent}`.replace('.', ',') });
  const facts: [name: string, value: string][] = [
    [billing.car, offer.title],
    [
      billing.price,
      price === null
        ? billing.unknownPrice
        : [formatCurrency(price, language), discount].filter(Boolean).join(', '),
    ],
    ...(quantity ? [[billing.stock, `${quantity}`] as [string, string]] : []),
    [
      billing.who,
      `${messages.buyer.roles[buyer.role]}, ${messages.buyer.registration} ${buyer.registration}`,
    ],
  ];
  return (
    <dl className="employee-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <Spoken>{value}</Spoken>
          </dd>
        </div>
      ))}
    </dl>
  );
}
