import { useState } from 'react';
import { formatDistance } from '#domain/place/distance';
import { describedInGroup, ErrorLine } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import type { Query } from '#ui/hooks/use-query';
import { Button } from '#ui/parts/Button';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import type { CampaignDealer } from './dealers';
import { texts } from './messages';

/** Dealers shown at first; the nearest ones if the visitor's place is known. */
const FIRST = 5;

interface DealerChoiceProps {
  form: Pick<Form<{ dealerCode: string }>, 'values' | 'errors' | 'set'>;
  dealers: Query<CampaignDealer[]>;
}

/** The dealers who deliver the car, as a single choice. */
export function DealerChoice({ form, dealers: { value, failed, retry } }: DealerChoiceProps) {
  const { language } = useHost();
  const messages = useMessages(texts);
  const [isWhole, setWhole] = useState(false);
  const { dealerCode } = form.values;
  const error = form.errors.dealerCode;
  const all = value ?? [];
  const shown = isWhole ? all : all.filter((each, index) => index < FIRST || each.idSiteGeo === dealerCode);
  return (
    <fieldset className="field dealers" part="field">
      <legend>{messages.dealer}</legend>
      {failed && <Failed onRetry={retry} />}
      {!value && !failed && <Loading />}
      {value && all.length === 0 && <p>{messages.noDealers}</p>}
      {shown.map(({ idSiteGeo, name, street, neighborhood, cityName, stateCode, distance }) => (
        <label className="choice dealer" key={idSiteGeo}>
          <input
            type="radio"
            name="dealerCode"
            value={idSiteGeo}
            {...describedInGroup('dealerCode', error)}
            checked={dealerCode === idSiteGeo}
            onChange={() => form.set({ dealerCode: idSiteGeo })}
          />
          <span>
            <b>{name}</b>
            <br />
            {[street, neighborhood, [cityName, stateCode].filter(Boolean).join(' - ')]
              .filter(Boolean)
              .join(', ')}
            {typeof distance === 'number' ? ` (${formatDistance(distance, language)})` : ''}
          </span>
        </label>
      ))}
      {all.length > shown.length && (
        <Button kind="plain" onClick={() => setWhole(true)}>
          {messages.moreDealers}
        </Button>
      )}
      <ErrorLine name="dealerCode" error={error} />
    </fieldset>
  );
}
