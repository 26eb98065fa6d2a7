import { useHost } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { Accordion } from '#ui/parts/Accordion';
import { Spoken } from '#ui/parts/Spoken';
import { ChosenPicture } from './ChosenPicture';
import css from './car-summary.css?inline';
import { PaymentTypes } from './PaymentTypes';
import { PricesNote } from './PricesNote';
import { texts as rowTexts } from './row-messages';
import { Amounts, AmountText, Installments } from './SummaryRows';
import { useCarSummary } from './use-summary';

/**
 * The summary of the page's current car: data, chosen items, prices, total and conditions. Renders nothing while there
 * is no car.
 */
export function CarSummary() {
  const shown = useCarSummary();
  const { language } = useHost();
  const names = rowTexts[language];
  useStyles(css);
  if (!shown) return null;
  const { car, summary } = shown;
  return (
    <div className="car-summary" part="summary">
      {summary.noStock && (
        <p className="notice bad" role="status">
          {summary.noStock}
        </p>
      )}
      <PricesNote car={car} summary={summary} hasStock />
      <div className="car-head">
        <div className="car-picture" part="picture">
          <ChosenPicture {...shown} sizes="(max-width: 600px) 90vw, 420px" />
        </div>
        <section className="car-facts" aria-labelledby="car-facts">
          <h3 id="car-facts">{names.car}</h3>
          <dl>
            {summary.facts.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  <Spoken>{text}</Spoken>
                </dd>
              </div>
            ))}
          </dl>
          <p className="car-total">
            <span>{names.total}</span>
            <AmountText amount={summary.total} />
            <Installments text={summary.installments} />
          </p>
        </section>
      </div>
      <section aria-labelledby="car-configuration">
        <h3 id="car-configuration">{names.configuration}</h3>
        <Amounts rows={summary.configuration} />
      </section>
      <section aria-labelledby="car-conditions">
        <h3 id="car-conditions">{names.conditions}</h3>
        <Amounts rows={summary.conditions} />
        <PaymentTypes />
        <p className="car-legal muted">{[summary.legal, names.legal].filter(Boolean).join(' ')}</p>
      </section>
      {summary.serialItems.length > 0 && (
        <section aria-labelledby="car-serial">
          <h3 id="car-serial">{names.serialItems}</h3>
          <Accordion
            name="serial"
            level={4}
            items={summary.serialItems.map(({ category, names }, index) => ({
              id: String(index),
              title: `${category} (${names.length})`,
              content: (
                <ul className="car-serial">
                  {names.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ),
            }))}
          />
        </section>
      )}
    </div>
  );
}
