import { JURISDICTIONS, OFFER_TYPES, PRICE_TYPES } from '#domain/offers/offer-kinds';
import type { RangeLimits } from '#domain/time/date-range';
import { PrivateFilesField } from '#features/staff/PrivateFilesField';
import { brand, country } from '#page/core/metadata';
import type { Offer } from '#services/entities/offer';
import { cachedQuery } from '#services/http/query-cache';
import { listMvs } from '#services/mvs-search';
import { SelectField, TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { countText } from '#ui/count-text';
import { DateRangeField } from '#ui/fields/moment/DateRangeField';
import { PriceField } from '#ui/fields/PriceField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { TextArea } from '#ui/fields/TextArea';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { Failed } from '#ui/parts/Failed';
import { texts as tableTexts } from '../messages';
import { CoverageFields } from './CoverageFields';
import { choicesOf } from './choices-of';
import { texts } from './messages';
import { amountsOf, type OfferValues, OPTIONAL_AMOUNTS } from './offer-values';

interface OfferFieldsProps {
  form: Form<OfferValues>;
  values: OfferValues;
  /** As it was read; undefined for a new one, whose car is chosen. */
  offer: Offer | undefined;
  /** Sides of the validity that may stay open. */
  limits: RangeLimits;
  onPending(count: number): void;
}

const loadVersions = () =>
  cachedQuery(`all versions ${brand()} ${country()}`, () =>
    listMvs({ query: { brand: brand() ?? '', country: country() } }),
  );

/** The car of a new offer. */
function VersionField({ form }: Pick<OfferFieldsProps, 'form'>) {
  const messages = useMessages(texts);
  const { value, failed, retry } = useQuery(loadVersions, 'versions');
  if (failed) return <Failed onRetry={retry} />;
  const seen = new Map((value ?? []).map((version) => [version.code, version]));
  return (
    <SearchSelect
      form={form}
      name="mvsCode"
      label={messages.version}
      busy={!value}
      options={[...seen.values()].map(({ code, fullDescription, modelName, versionName }) => ({
        value: code,
        label: fullDescription || [modelName, versionName].filter(Boolean).join(' ') || code,
      }))}
    />
  );
}

/** The car of an offer, which is chosen once. */
function OfferCar({ offer: { mvsCode, modelName, versionName, year } }: { offer: Offer }) {
  const messages = useMessages(texts);
  const name = [modelName, versionName, year].filter(Boolean).join(' ');
  const car = [name, mvsCode].filter(Boolean).join(' · ');
  return car ? (
    <p>
      <b>{messages.version}</b>
      <br />
      {car}
    </p>
  ) : null;
}

/** The pictures of an offer, among the private files (ours). */
function ImageFields({ form, onPending }: Pick<OfferFieldsProps, 'form' | 'onPending'>) {
  const messages = useMessages(texts);
  return (
    <PrivateFilesField
      name="imageIds"
      ids={form.values.imageIds ?? []}
      error={form.errors.imageIds}
      folder="ofertas"
      kind="imagens"
      accepted="image/*"
      words={{
        legend: messages.images,
        optional: messages.optional,
        hint: messages.imagesHint,
        change: messages.changeImages,
        choose: messages.chooseFiles,
        refused: messages.imagesRefused,
        count: (count) => countText(messages.imageCount, count),
        nameOf: (_, index) => fillMessage(messages.imageName, { number: index + 1 }),
        removeOf: (_, index) => fillMessage(messages.removeImage, { number: index + 1 }),
      }}
      onChange={(imageIds) => form.set({ imageIds })}
      onPending={onPending}
    />
  );
}

/** The fields of an offer. */
export function OfferFields({ form, values, offer, limits, onPending }: OfferFieldsProps) {
  const messages = useMessages(texts);
  const table = useMessages(tableTexts);
  return (
    <>
      {offer ? <OfferCar offer={offer} /> : <VersionField form={form} />}
      <TextField form={form} name="title" label={messages.title} autoComplete="off" />
      <TextArea
        form={form}
        name="description"
        label={messages.description}
        optional={messages.optional}
        rows={2}
      />
      <div className="grid">
        <SelectField
          form={form}
          name="type"
          label={messages.type}
          choices={choicesOf(OFFER_TYPES, table.types)}
        />
        <SelectField
          form={form}
          name="jurisdiction"
          label={messages.jurisdiction}
          choices={choicesOf(JURISDICTIONS, table.jurisdictions)}
        />
      </div>
      <CoverageFields form={form} values={values} />
      <SelectField
        form={form}
        name="priceType"
        label={messages.priceType}
        choices={choicesOf(PRICE_TYPES, messages.priceTypes)}
      />
      <div className="grid">
        {amountsOf(values.priceType).map((name) => {
          const field = {
            form,
            name,
            label: messages[name],
            ...(OPTIONAL_AMOUNTS.includes(name) && { optional: messages.optional }),
          };
          return name === 'installments' ? (
            <TextField key={name} {...field} inputMode="numeric" autoComplete="off" />
          ) : (
            <PriceField key={name} {...field} unit={name === 'percent' ? 'percent' : 'money'} />
          );
        })}
      </div>
      <DateRangeField form={form} name="valid" label={messages.valid} {...limits} />
      <TextArea form={form} name="legalText" label={messages.legal} optional={messages.optional} />
      <ImageFields form={form} onPending={onPending} />
    </>
  );
}
