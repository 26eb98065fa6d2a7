import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { isSoldOut } from '#domain/car/car-stock';
import { formatCurrency } from '#domain/money/currency';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { $car } from '#features/car/car-store';
import { retryPrices } from '#features/car/current/retry-prices';
import changesCss from '#features/car/steps/changes.css?inline';
import { SoldOut } from '#features/car/steps/SoldOut';
import { FailureNotice } from '#ui/core/FailureNotice';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Spoken } from '#ui/parts/Spoken';
import { useAllMessages } from '../shell/messages-context';
import barCss from './bar.css?inline';
import { FinishLink } from './FinishLink';
import css from './steps.css?inline';

const styles = css + changesCss + barCss;

interface BarProps {
  step: ConfiguratorStep;
  steps: readonly ConfiguratorStep[];
  finishUrl: string;
  /** Whether it is known if the page has a car. */
  entered: boolean;
  onGo(step: ConfiguratorStep): void;
  /** The offer to resume an earlier configuration. */
  note: ReactNode;
  /** The notice of the last click; it replaces the line of the installments. */
  children: ReactNode;
}

/** The total and the button to the next step; it stays visible. Without a version only its space is there. */
export function Bar({ step, steps, finishUrl, entered, onGo, note, children }: BarProps) {
  const { language } = useHost();
  const messages = useAllMessages();
  const car = useStore($car);
  useStyles(styles);
  if (!car.mvs && entered && car.status !== 'loading') return <div className="bar-blank">{note}</div>;
  const at = steps.indexOf(step);
  const [before, next] = [steps[at - 1], steps[at + 1]];
  const money = (amount: number) => formatCurrency(amount, language);
  const missing = car.mvs && !car.color && steps.includes('color') ? messages.missing.color : '';
  const failed = (['prices', 'configured'] as const).some((name) => car.priceStatus[name] === 'failed');
  const soldOut = isSoldOut(car.stock, car.color?.code);
  /** The monthly installments; an empty string if the bank gives none. */
  const installments = () => {
    if (car.priceStatus.funding === 'loading') return messages.updating;
    if (!car.funding) return '';
    const { entranceValue, numberOfInstallments, installmentsValue, finalInstallmentValue } = car.funding;
    return fillMessage(finalInstallmentValue ? messages.installmentsFinal : messages.installments, {
      downPayment: money(entranceValue),
      count: numberOfInstallments,
      amount: money(installmentsValue),
      final: money(finalInstallmentValue),
    });
  };
  return (
    <section className="bar" part="bar" aria-label={messages.yours}>
      <div className="bar-inside">
        <div className="bar-price" aria-busy={car.updatePrice}>
          <small className="muted">{messages.total}</small>
          <b className="bar-total">
            <Spoken>
              {car.total === null
                ? car.mvs && !car.updatePrice
                  ? messages.unpriced
                  : '—'
                : money(car.total)}
            </Spoken>
          </b>
        </div>
        {/* The line exists before its text: nothing moves when it is filled. */}
        <div className="bar-line">
          {children}
          {car.hasPriceBonification && car.bonificationTotal !== null && (
            <span className="bar-bonus">
              <Spoken>{fillMessage(messages.bonus, { amount: money(car.bonificationTotal) })}</Spoken>
            </span>
          )}
          <span className="muted bar-funding">
            <Spoken>{installments()}</Spoken>
          </span>
        </div>
        <div className="bar-notes">
          {note}
          {missing && <p className="muted">{missing}</p>}
          {soldOut && <SoldOut />}
          {failed && !car.updatePrice && (
            <FailureNotice onRetry={retryPrices}>{messages.pricesFailed}</FailureNotice>
          )}
        </div>
        <div className="bar-buttons">
          {before && (
            <button
              className="button plain bar-back"
              part="button"
              type="button"
              onClick={() => onGo(before)}
            >
              <svg width="12" height="20" viewBox="0 0 12 20" aria-hidden="true">
                <path d="M9 4l-6 6 6 6" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
              <span>{messages.back}</span>
            </button>
          )}
          {next ? (
            <button
              className="button"
              part="button"
              type="button"
              aria-disabled={!car.isReady || undefined}
              onClick={() => car.isReady && onGo(next)}
            >
              <span className="bar-next">{fillMessage(messages.next, { step: messages.steps[next] })}</span>
              <span className="bar-next-short">{messages.nextShort}</span>
            </button>
          ) : (
            finishUrl && (
              <FinishLink url={finishUrl} isReady={car.isReady}>
                {messages.finish}
              </FinishLink>
            )
          )}
        </div>
      </div>
    </section>
  );
}
