import { PrizePicture } from '#features/prizes/PrizePicture';
import { type SafeUrl, safeUrl } from '#page/core/safe-url';
import type { Promotion } from '#services/entities/promotion';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Spoken } from '#ui/parts/Spoken';
import { texts } from './messages';
import { momentText, periodText } from './period';
import type { BaseData } from './promotion-calls';
import { typeName } from './type-name';

/** A page of the service, in a new tab. */
function OutsideLink({ to, name }: { to: SafeUrl | null; name: string }) {
  const messages = useMessages(texts);
  if (!to) return null;
  return (
    <p>
      <a className="link" href={to} target="_blank" rel="noopener noreferrer">
        {name}
        <span className="sr"> {messages.newTab}</span>
      </a>
    </p>
  );
}

/** The prizes, and how many there are of each. */
function Prizes({ promotion: { prizes } }: { promotion: Promotion }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  if (!prizes?.length) return null;
  return (
    <section>
      <h4>{messages.prizes}</h4>
      <ul className="promotion-prizes">
        {prizes.map(({ id, name, description, quantity, imageUrl }) => (
          <li className="prize" key={id}>
            <PrizePicture address={imageUrl} />
            <div className="prize-text">
              <b>
                {!!quantity && quantity > 1 && `${quantity.toLocaleString(language)} × `}
                {name}
              </b>
              {description && <p className="muted">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/**
 * What a participant must be told, as far as the service says it: period, prizes, who promotes it, authorisation, where it
 * is held, how numbers are won, the regulation, when and how the winners are found out.
 */
export function About({ promotion, base }: { promotion: Promotion; base: BaseData | undefined }) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const { promoter, authorization, attributionTypes, regionIds, rules, drawAt, drawMethod } = promotion;
  const regulation = safeUrl(promotion.regulationUrl);
  const results = safeUrl(promotion.resultsUrl);
  const ways = (attributionTypes ?? []).map((type) => typeName(type, base, messages)).filter(Boolean);
  const regions = (regionIds ?? []).map((id) => base?.regions?.find((each) => each.id === id)?.name ?? id);
  const drawn = momentText(drawAt, language);
  const facts = [
    [messages.period, periodText(promotion, messages, language)],
    [messages.ways, ways.join(', ')],
    [messages.regions, regions.join(', ')],
    [messages.promoter, promoter],
    [messages.authorization, authorization],
  ] as const;
  return (
    <>
      <dl className="promotion-facts">
        {facts.map(
          ([label, value]) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <Spoken>{value}</Spoken>
                </dd>
              </div>
            ),
        )}
      </dl>
      <Prizes promotion={promotion} />
      {(drawn || drawMethod || results) && (
        <section>
          <h4>{messages.draw}</h4>
          {drawn && <p>{fillMessage(messages.drawAt, { date: drawn })}</p>}
          {drawMethod && <p>{drawMethod}</p>}
          <OutsideLink to={results} name={messages.resultsPage} />
        </section>
      )}
      {(rules || regulation) && (
        <section>
          <h4>{messages.regulation}</h4>
          {rules && <p>{rules}</p>}
          <OutsideLink to={regulation} name={messages.wholeRegulation} />
        </section>
      )}
    </>
  );
}
