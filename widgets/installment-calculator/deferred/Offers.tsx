import { type AdapterName, mayHaveFinal, sourceOfPsaPlan } from '#domain/financing/adapter';
import { areAmounts, isInstallmentCount } from '#domain/financing/simulation';
import type { PlanTerms } from '#domain/funding/plan';
import { formatCurrency } from '#domain/money/currency';
import { Conditions } from '#features/funding/Conditions';
import { QueryResult } from '#features/funding/cars/QueryResult';
import type { FundingPlan } from '#features/funding/funding-plan';
import { Installment } from '#features/funding/Installment';
import { planTitle } from '#features/funding/source-name';
import { percentFor } from '#features/funding/terms';
import { reportProblem } from '#page/settings/report-problem';
import * as financing from '#services/financing';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { texts } from './messages';

type Offer = Awaited<ReturnType<typeof financing.simulatePsaOffers>>['offers'][number];
type PsaPlan = Offer & { source: AdapterName };
type RatedPlan = PsaPlan & { rate: number };

/** Returns an offer's conditions as terms of the sliders, with percentages computed from its amounts. */
const termsOf = (offer: PsaPlan, price: number): PlanTerms => ({
  source: offer.source,
  entrancePercent: percentFor(offer.entranceValue, price),
  numberOfInstallments: offer.numberOfInstallments,
  ...(offer.finalInstallmentValue && {
    finalInstallmentPercentage: percentFor(offer.finalInstallmentValue, price),
  }),
});

/** Whether an offer is complete, with its rate, and with a final installment if it is of that kind. */
const isPossible = (offer: PsaPlan): offer is RatedPlan =>
  areAmounts(offer) &&
  isInstallmentCount(offer.numberOfInstallments) &&
  !!offer.finalInstallmentValue === mayHaveFinal(offer.source) &&
  offer.rate != null;

/** An offer with the source of its kind; none for an unknown kind, which is reported to developers. */
function psaPlan(offer: Offer): PsaPlan[] {
  try {
    return [{ ...offer, source: sourceOfPsaPlan(offer) }];
  } catch (error) {
    reportProblem(`financing ${offer.source}`, String((error as Error).message));
    return [];
  }
}

interface OffersProps {
  plan: FundingPlan;
  /** Id of the offer that is simulated. */
  taken?: string;
  onTake(terms: PlanTerms, planId: string): void;
  onDrop(): void;
}

/** PSA's offers, with a final installment and without, for the car, the down payment and the number of installments. */
export function Offers({ plan, taken, onTake, onDrop }: OffersProps) {
  const { signal } = useHost();
  const messages = useMessages(texts);
  const { mvs, year, price, entrancePercent, numberOfInstallments } = plan;
  const body = { mvs, year, price, entrancePercent, numberOfInstallments };
  const answer = useQuery(async () => {
    const { offers } = await financing.simulatePsaOffers({ body }, { signal });
    return offers.flatMap(psaPlan).filter(isPossible);
  }, JSON.stringify(body));
  const take = (offer: PsaPlan) =>
    offer.planId === taken ? onDrop() : onTake(termsOf(offer, price), offer.planId);
  return (
    <QueryResult answer={answer} label={messages.offers} count={2}>
      {(offers) =>
        offers.length === 0 ? (
          <Empty title={messages.noOffers} />
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

function OfferLine({ offer, isTaken, onTake }: { offer: RatedPlan; isTaken: boolean; onTake(): void }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const money = (value: number) => formatCurrency(value, language);
  const {
    numberOfInstallments: count,
    installmentsValue,
    entranceValue,
    finalInstallmentValue,
    rate,
  } = offer;
  const percent = rate.toFixed(2).replace('.', ',');
  const ratePerMonth = fillMessage(messages.rate, { rate: percent });
  const title = planTitle(offer.source, language);
  const name = `${title}, ${ratePerMonth}`;
  return (
    <>
      <div className="version-name">
        <h4>{title}</h4>
        <p>{ratePerMonth}</p>
        <p className="muted">{fillMessage(messages.downPayment, { value: money(entranceValue) })}</p>
      </div>
      <div className="version-monthly">
        <p>
          <Installment count={count} value={installmentsValue} final={finalInstallmentValue} />
        </p>
        <Conditions text={offer.legalText} installment={installmentsValue} of={name} />
      </div>
      <Button kind={isTaken ? 'main' : 'plain'} onClick={onTake}>
        {isTaken ? messages.taken : messages.takeOffer}
        <span className="sr"> {name}</span>
      </Button>
    </>
  );
}
