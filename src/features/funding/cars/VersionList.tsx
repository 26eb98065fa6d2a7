import { useEffect, useRef, useState } from 'react';
import type { AdapterName } from '#domain/financing/adapter';
import { formatCurrency } from '#domain/money/currency';
import { fromCents, toCents } from '#domain/money/money';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Empty } from '#ui/parts/Empty';
import { Spoken } from '#ui/parts/Spoken';
import { useDownPayment } from '../../trade-in/use-down-payment';
import { Conditions } from '../Conditions';
import type { FundingPlan } from '../funding-plan';
import { Installment } from '../Installment';
import { sourceName } from '../source-name';
import { texts } from './messages';
import { QueryResult } from './QueryResult';
import { canBeFinanced, type Monthly, monthlyOf, type SoldVersion } from './versions';

interface VersionListProps {
  /** Loads the listed versions. */
  load(): Promise<SoldVersion[]>;
  /** Identifies the list: another name loads another one. */
  name: string;
  source: AdapterName;
  /** The plan whose terms are used for the calculation; the bank's default values if null. */
  plan: FundingPlan | null;
  /** Number of versions shown at first; all if absent. */
  first?: number;
  onChoose(version: SoldVersion): void;
}

/** Versions with their installments, and the difference to the current one. */
export function VersionList({ load, name, first = Infinity, ...list }: VersionListProps) {
  const { source, plan } = list;
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const terms = plan && [plan.source, plan.entrancePercent, plan.numberOfInstallments, plan.planId];
  const used = useDownPayment();
  const downPayment = plan ? 0 : used;
  const key = `${name} ${source} ${terms?.join()} ${plan?.finalInstallmentPercentage} ${downPayment}`;
  const answer = useQuery(
    async () => {
      const versions = await load();
      const options = { source, plan, downPayment: downPayment ?? 0, signal };
      return { versions, monthly: await monthlyOf(versions, options) };
    },
    downPayment === undefined ? undefined : key,
  );
  return (
    <QueryResult answer={answer} label={messages.versions} count={3}>
      {({ versions, monthly }) =>
        versions.length === 0 ? (
          <Empty title={messages.noVersions} />
        ) : (
          <>
            <p className="muted" role="status">
              {fillMessage(
                plan ? messages.sameTerms : downPayment ? messages.usedTerms : messages.defaultTerms,
                {
                  source: sourceName(plan?.source ?? source, language),
                  value: formatCurrency(downPayment ?? 0, language),
                },
              )}
            </p>
            <Versions key={name} {...list} {...{ versions, monthly, first }} />
          </>
        )
      }
    </QueryResult>
  );
}

type VersionsProps = Pick<VersionListProps, 'plan' | 'onChoose'> & {
  versions: SoldVersion[];
  monthly: Map<string, Monthly>;
  first: number;
};

/** The first versions, and a button for the others, which moves the focus to the first added one. */
function Versions({ versions, monthly, first, plan, onChoose }: VersionsProps) {
  const messages = useMessages(texts);
  const [whole, setWhole] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (whole) list.current?.querySelectorAll<HTMLElement>('.version')[first]?.focus();
  }, [whole, first]);
  const rest = versions.length - first;
  return (
    <>
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari removes the role from a list without bullets */}
      <ul className="versions" role="list" ref={list}>
        {versions.slice(0, whole ? undefined : first).map((version, place) => (
          <li
            className="version"
            part="plan"
            tabIndex={place === first ? -1 : undefined}
            key={`${version.code} ${version.year}`}
          >
            <Version
              version={version}
              monthly={monthly.get(version.code)}
              plan={plan}
              onChoose={() => onChoose(version)}
            />
          </li>
        ))}
      </ul>
      {!whole && rest > 0 && (
        <div className="versions-rest">
          <Button kind="plain" onClick={() => setWhole(true)}>
            {fillMessage(rest === 1 ? messages.moreVersion : messages.moreVersions, { count: rest })}
          </Button>
        </div>
      )}
    </>
  );
}

interface VersionProps {
  version: SoldVersion;
  monthly?: Monthly;
  plan: FundingPlan | null;
  onChoose(): void;
}

function Version({ version, monthly, plan, onChoose }: VersionProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
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
        <p className="muted">
          <Spoken>{price > 0 ? money(price) : messages.unpriced}</Spoken>
        </p>
      </div>
      <div className="version-monthly">
        {monthly ? (
          <>
            <p>
              <Installment
                count={monthly.numberOfInstallments}
                value={monthly.installmentsValue}
                final={monthly.finalInstallmentValue}
              />
            </p>
            {plan ? (
              <Difference from={plan} to={monthly.installmentsValue} />
            ) : (
              <p className="muted">
                <Spoken>{fillMessage(messages.downPayment, { value: money(monthly.entranceValue) })}</Spoken>
              </p>
            )}
            <Conditions
              text={monthly.legalText}
              installment={monthly.installmentsValue}
              of={[modelName, name, year].filter(Boolean).join(' ')}
            />
          </>
        ) : (
          canBeFinanced(version) && <p>{messages.noInstallment}</p>
        )}
      </div>
      <Button kind="plain" onClick={onChoose} disabled={!canBeFinanced(version)}>
        {messages.choose}
        <span className="sr">
          {' '}
          {modelName} {name} {year}
        </span>
      </Button>
    </>
  );
}

/** The current installment, and the difference to the other one. */
function Difference({ from, to }: { from: FundingPlan; to: number }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { numberOfInstallments: count, figures } = from;
  const cents = toCents(to) - toCents(figures.installmentsValue);
  const value = formatCurrency(fromCents(Math.abs(cents)), language);
  const money = (amount: number) => formatCurrency(amount, language);
  const now = money(figures.installmentsValue);
  const final = figures.finalInstallmentValue;
  return (
    <p className="version-difference">
      <small className="muted">
        <Spoken>
          {fillMessage(final > 0 ? messages.nowFinal : messages.now, {
            count,
            value: now,
            final: money(final),
          })}
        </Spoken>
      </small>
      <span>
        <Spoken>
          {cents === 0 ? messages.same : fillMessage(cents > 0 ? messages.more : messages.less, { value })}
        </Spoken>
      </span>
    </p>
  );
}
