import { formatCurrency } from '../../../src/domain/currency';
import { areAmounts, isInstallmentCount } from '../../../src/domain/financing/simulation';
import type { PlanTerms } from '../../../src/domain/funding/plan';
import { Conditions } from '../../../src/features/funding/Conditions';
import type { FundingPlan } from '../../../src/features/funding/funding-plan';
import { Installment } from '../../../src/features/funding/Installment';
import { percentFor } from '../../../src/features/funding/terms';
import * as financing from '../../../src/services/financing';
import { fillMessage, useHost, useMessages } from '../../../src/ui/core/host-context';
import { useQuery } from '../../../src/ui/hooks/use-query';
import { Button } from '../../../src/ui/parts/Button';
import { Empty } from '../../../src/ui/parts/Empty';
import { messages } from './messages';
import { QueryResult } from './QueryResult';

type Offer = Awaited<ReturnType<typeof financing.simulatePsaOffers>>['offers'][number];

/** Returns an offer's conditions as terms of the sliders, with percentages computed from its amounts. */
const termsOf = (offer: Offer, price: number): PlanTerms => ({
  source: 'PSA_BALAO',
  entrancePercent: percentFor(offer.entranceValue, price),
  numberOfInstallments: offer.numberOfInstallments,
  finalInstallmentPercentage: percentFor(offer.finalInstallmentValue ?? 0, price),
});

/** Whether an offer with a final installment is complete, including its rate. */
const isPossible = (offer: Offer): boolean =>
  areAmounts(offer) &&
  isInstallmentCount(offer.numberOfInstallments) &&
  (offer.finalInstallmentValue ?? 0) > 0 &&
  offer.rate != null;

interface OffersProps {
  plan: FundingPlan;
  /** Id of the offer that is simulated. */
  taken?: string;
  onTake(terms: PlanTerms, planId: string): void;
  onDrop(): void;
}

/** PSA's offers with a final installment for the car, the down payment and the number of installments. */
export function Offers({ plan, taken, onTake, onDrop }: OffersProps) {
  const { signal } = useHost();
  const w = useMessages(messages);
  const { mvs, year, price, entrancePercent, numberOfInstallments } = plan;
  const body = { mvs, year, price, entrancePercent, numberOfInstallments };
  const answer = useQuery(async () => {
    const { offers } = await financing.simulatePsaOffers({ body }, { signal });
    return offers.filter(isPossible);
  }, JSON.stringify(body));
  const take = (offer: Offer) =>
    offer.planId === taken ? onDrop() : onTake(termsOf(offer, price), offer.planId);
  return (
    <QueryResult answer={answer} label={w.offers} count={2}>
      {(offers) =>
        offers.length === 0 ? (
          <Empty title={w.noOffers} />
        ) : (
          <ul className="versions">
            {offers.map((offer) => (
              <li className="version" part="plan" key={offer.planId}>
                <OfferLine offer={offer} isTaken={offer.planId === taken} onTake={() => take(offer)} />
              </li>
            ))}
          </ul>
        )
      }
    </QueryResult>
  );
}

function OfferLine({ offer, isTaken, onTake }: { offer: Offer; isTaken: boolean; onTake(): void }) {
  const { language } = useHost();
  const w = useMessages(messages);
  const money = (value: number) => formatCurrency(value, language);
  const {
    numberOfInstallments: count,
    installmentsValue,
    entranceValue,
    finalInstallmentValue,
    rate,
  } = offer;
  const percent = (rate ?? 0).toFixed(2).replace('.', ',');
  return (
    <>
      <div className="version-name">
        <h4>{fillMessage(w.rate, { rate: percent })}</h4>
        <p className="muted">{fillMessage(w.downPayment, { value: money(entranceValue) })}</p>
      </div>
      <div className="version-monthly">
        <p>
          <Installment count={count} value={installmentsValue} final={finalInstallmentValue} />
        </p>
        <Conditions
          text={offer.legalText}
          installment={installmentsValue}
          of={fillMessage(w.rate, { rate: percent })}
        />
      </div>
      <Button kind={isTaken ? 'main' : 'plain'} onClick={onTake}>
        {isTaken ? w.taken : w.takeOffer}
        <span className="sr"> {fillMessage(w.rate, { rate: percent })}</span>
      </Button>
    </>
  );
}
