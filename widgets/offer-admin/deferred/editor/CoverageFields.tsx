import type { Country } from '#domain/core/brands';
import { COVERAGES } from '#domain/offers/offer-kinds';
import { stateName } from '#domain/place/provinces';
import { useDealerChoices } from '#features/dealer/dealer-choices';
import { dealerGroups } from '#features/dealer/linked-dealers';
import { brandRegions } from '#features/place/lookup/brand-regions';
import { statesOf } from '#features/place/places';
import { country } from '#page/core/metadata';
import { SelectField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { texts as tableTexts } from '../messages';
import { choicesOf } from './choices-of';
import { texts } from './messages';
import type { OfferValues } from './offer-values';

interface CoverageFieldsProps {
  form: Form<OfferValues>;
  values: OfferValues;
}

/** States that are chosen one by one. */
function StateField({ form }: Pick<CoverageFieldsProps, 'form'>) {
  const messages = useMessages(texts);
  const of = country() as Country;
  const { value, failed, retry } = useQuery(() => statesOf(of), `states ${of}`);
  if (failed) return <Failed onRetry={retry} />;
  return (
    <MultiSelect
      form={form}
      name="stateCodes"
      label={messages.states}
      busy={!value}
      options={(value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

/** Regions of the brand; their states are those of the offer, by which it is found. */
function RegionField({ form, values: { regionalIds, stateCodes } }: CoverageFieldsProps) {
  const messages = useMessages(texts);
  const { value, failed, retry } = useQuery(brandRegions, 'regions');
  if (failed) return <Failed onRetry={retry} />;
  const statesIn = (ids: readonly string[]) => [
    ...new Set((value ?? []).flatMap((region) => (ids.includes(region.id) ? region.stateCodes : []))),
  ];
  const states = stateCodes.map(stateName).join(', ');
  return (
    <>
      {/* Of an offer whose service names states only. */}
      {regionalIds.length === 0 && states && (
        <p className="muted">{fillMessage(messages.presentStates, { states })}</p>
      )}
      <MultiSelect
        form={{
          ...form,
          set: ({ regionalIds: ids, ...others }) =>
            form.set({ ...others, ...(ids && { regionalIds: ids, stateCodes: statesIn(ids).sort() }) }),
        }}
        name="regionalIds"
        label={messages.regions}
        busy={!value}
        options={(value ?? []).map((region) => ({
          value: region.id,
          label: `${region.name} (${region.stateCodes.join(', ')})`,
        }))}
      />
    </>
  );
}

/** The group of dealers. */
function GroupField({ form }: Pick<CoverageFieldsProps, 'form'>) {
  const messages = useMessages(texts);
  const { value, failed, retry } = useQuery(dealerGroups, 'groups');
  if (failed) return <Failed onRetry={retry} />;
  return (
    <SelectField
      form={form}
      name="dealerGroup"
      label={messages.group}
      empty={messages.choose}
      choices={(value ?? []).map(({ code, name }) => ({ value: code, label: name }))}
    />
  );
}

/** Where an offer is valid, and at which dealers. */
export function CoverageFields({ form, values }: CoverageFieldsProps) {
  const messages = useMessages(texts);
  const table = useMessages(tableTexts);
  const dealers = useDealerChoices();
  const { coverage, jurisdiction } = values;
  return (
    <>
      <SelectField
        form={form}
        name="coverage"
        label={messages.coverage}
        choices={choicesOf(COVERAGES, table.coverages)}
      />
      {coverage === 'STATE' && <StateField form={form} />}
      {coverage === 'REGIONAL' && <RegionField form={form} values={values} />}
      {coverage === 'DEALER_GROUP' && <GroupField form={form} />}
      <p className="muted">{messages.dealersHint}</p>
      {dealers.failed ? (
        <Failed onRetry={dealers.retry} />
      ) : (
        <MultiSelect
          form={form}
          name="dealerCodes"
          label={messages.dealers}
          optional={jurisdiction !== 'DEALER'}
          busy={!dealers.options}
          options={dealers.options ?? []}
        />
      )}
    </>
  );
}
