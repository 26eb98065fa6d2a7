import { formatCurrency } from '../../../src/domain/currency';
import type { AdapterName } from '../../../src/domain/financing/adapter';
import { fromCents, toCents } from '../../../src/domain/money';
import type { FundingPlan } from '../../../src/stores/funding';
import { Conditions } from '../../../src/ui/funding/Conditions';
import { fillWords, useHost, useWords } from '../../../src/ui/host-context';
import { Button } from '../../../src/ui/parts/Button';
import { Empty } from '../../../src/ui/parts/Empty';
import { useAnswer } from '../../../src/ui/use-answer';
import { Answers } from './Answers';
import { type Monthly, monthlyOf, type Sold } from './versions';
import { words } from './words';

interface VersionListProps {
  /** What stands there. */
  load(): Promise<Sold[]>;
  /** Another name is another list. */
  name: string;
  source: AdapterName;
  /** Whose terms they are calculated on; the bank's default values where there is none. */
  plan: FundingPlan | null;
  onChoose(version: Sold): void;
}

/** Versions with their installment, beside the one that is calculated now, and the difference. */
export function VersionList({ load, name, source, plan, onChoose }: VersionListProps) {
  const { signal } = useHost();
  const w = useWords(words);
  const terms = plan && [plan.source, plan.entrancePercent, plan.numberOfInstallments, plan.planId];
  const answer = useAnswer(async () => {
    const versions = await load();
    return { versions, monthly: await monthlyOf(versions, source, plan, signal) };
  }, `${name} ${source} ${terms?.join()} ${plan?.finalInstallmentPercentage}`);
  return (
    <Answers answer={answer} count={3}>
      {({ versions, monthly }) =>
        versions.length === 0 ? (
          <Empty title={w.noVersions} />
        ) : (
          <>
            <p className="muted" role="status">
              {plan ? w.sameTerms : w.usualTerms}
            </p>
            <ul className="versions">
              {versions.map((version) => (
                <li className="version" part="plan" key={`${version.code} ${version.year}`}>
                  <Version
                    version={version}
                    monthly={monthly.get(version.code)}
                    plan={plan}
                    onChoose={() => onChoose(version)}
                  />
                </li>
              ))}
            </ul>
          </>
        )
      }
    </Answers>
  );
}

interface VersionProps {
  version: Sold;
  monthly?: Monthly;
  plan: FundingPlan | null;
  onChoose(): void;
}

function Version({ version, monthly, plan, onChoose }: VersionProps) {
  const { language } = useHost();
  const w = useWords(words);
  const { modelName, name, year, price } = version;
  const money = (value: number) => formatCurrency(value, language);
  return (
    <>
      <div className="version-name">
        <h3>
          <small>
            {modelName} {year}{' '}
          </small>
          {name}
        </h3>
        <p className="muted">{price > 0 ? money(price) : w.unpriced}</p>
      </div>
      <div className="version-monthly">
        {monthly ? (
          <>
            <p>
              <span>{fillWords(w.per, { count: monthly.numberOfInstallments })} </span>
              <b>{money(monthly.installmentsValue)}</b>
            </p>
            {plan ? (
              <Difference from={plan} to={monthly.installmentsValue} />
            ) : (
              <p className="muted">{fillWords(w.entrance, { value: money(monthly.entranceValue) })}</p>
            )}
            <Conditions text={monthly.legalText} of={`${modelName} ${name}`} />
          </>
        ) : (
          price > 0 && <p>{w.noInstallment}</p>
        )}
      </div>
      <Button kind="plain" onClick={onChoose} disabled={price <= 0}>
        {w.choose}
        <span className="sr">
          {' '}
          {modelName} {name}
        </span>
      </Button>
    </>
  );
}

/** What it is now, and by how much the other is more or less. */
function Difference({ from, to }: { from: FundingPlan; to: number }) {
  const { language } = useHost();
  const w = useWords(words);
  const { numberOfInstallments: count, figures } = from;
  const cents = toCents(to) - toCents(figures.installmentsValue);
  const value = formatCurrency(fromCents(Math.abs(cents)), language);
  const now = formatCurrency(figures.installmentsValue, language);
  return (
    <p className="version-difference">
      <small className="muted">{fillWords(w.now, { count, value: now })}</small>
      <span>{cents === 0 ? w.same : fillWords(cents > 0 ? w.more : w.less, { value })}</span>
    </p>
  );
}
