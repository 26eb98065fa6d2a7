import { zoneName } from '#domain/time/zoned-time';
import { describedInGroup, ErrorLine, SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { RepeatedRows } from '#ui/fields/lists/RepeatedRows';
import { ZonedTimeField } from '#ui/fields/moment/ZonedTimeField';
import { fillMessage } from '#ui/fill-message';
import { LongText } from '#ui/LongText';
import { groupChoices, typeChoices } from '../base-choices';
import { texts as adminTexts } from '../messages';
import type { BaseData } from '../promotion-data';
import { promotionZone } from '../promotion-zone';
import { LegalFields } from './LegalFields';
import { texts } from './messages';
import { PrizePreview } from './PrizePreview';
import { INACTIVE, NEW_PRIZE, type PrizeValues, type PromotionValues } from './promotion-values';

/** The most prizes of a promotion (ours). */
const MOST_PRIZES = 20;

interface PromotionFieldsProps {
  form: Form<PromotionValues>;
  values: PromotionValues;
  base: BaseData;
}

/** How a participant can win numbers. */
function TypeFields({ form, values, base }: PromotionFieldsProps) {
  const messages = useMessages(texts);
  const admin = useMessages(adminTexts);
  const { attributionTypes } = values;
  const toggle = (type: string, isIn: boolean) => {
    const others = attributionTypes.filter((each) => each !== type);
    form.set({ attributionTypes: isIn ? [...others, type].sort() : others });
  };
  const choices = typeChoices(base, admin);
  // One that the service no longer names is there until somebody takes it out.
  const others = attributionTypes.filter((type) => !choices.some(({ value }) => value === type));
  return (
    <fieldset className="field">
      <legend>{messages.types}</legend>
      <div className="choices promotion-types">
        {[...choices, ...others.map((type) => ({ value: type, label: type }))].map(({ value, label }) => (
          <label className="choice" key={value}>
            <input
              type="checkbox"
              {...describedInGroup('attributionTypes', form.errors.attributionTypes)}
              checked={attributionTypes.includes(value)}
              onChange={(event) => toggle(value, event.currentTarget.checked)}
            />
            {label}
          </label>
        ))}
      </div>
      <ErrorLine
        name="attributionTypes"
        {...(form.errors.attributionTypes && { error: form.errors.attributionTypes })}
      />
    </fieldset>
  );
}

/** The fields of a promotion. */
export function PromotionFields({ form, values, base }: PromotionFieldsProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const zone = promotionZone();
  const { optional } = messages;
  return (
    <>
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      <LongText form={form} name="description" label={messages.description} optional={optional} />
      <p className="muted">{fillMessage(messages.zone, { zone: zoneName(Date.now(), zone, language) })}</p>
      <ZonedTimeField form={form} name="startsAt" label={messages.startsAt} timeZone={zone} />
      <ZonedTimeField form={form} name="endsAt" label={messages.endsAt} timeZone={zone} />
      <SelectField
        form={form}
        name="status"
        label={messages.status}
        choices={[
          { value: '', label: messages.byPeriod },
          { value: INACTIVE, label: messages.switchedOff },
        ]}
      />
      <SelectField
        form={form}
        name="groupId"
        label={messages.group}
        optional={optional}
        empty={messages.noGroup}
        choices={groupChoices(base, values.groupId)}
      />
      <TypeFields {...{ form, values, base }} />
      <RepeatedRows<PromotionValues, PrizeValues>
        form={form}
        name="prizes"
        label={messages.prizes}
        rowName={messages.prizeNumber}
        add={messages.addPrize}
        create={() => ({ ...NEW_PRIZE })}
        max={MOST_PRIZES}
      >
        {(row) => (
          <>
            <TextField
              form={row.form}
              name={row.name('name')}
              label={messages.prizeName}
              autoComplete="off"
            />
            <TextField
              form={row.form}
              name={row.name('description')}
              label={messages.prizeDescription}
              optional={optional}
              autoComplete="off"
            />
            <TextField
              form={row.form}
              name={row.name('quantity')}
              label={messages.quantity}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              form={row.form}
              name={row.name('imageUrl')}
              label={messages.prizeImage}
              optional={optional}
              hint={messages.imageHint}
              autoComplete="off"
              inputMode="url"
              spellCheck={false}
            />
            <PrizePreview address={values.prizes[row.index]?.imageUrl ?? ''} />
          </>
        )}
      </RepeatedRows>
      <p className="muted">{messages.regionsHint}</p>
      <MultiSelect
        form={form}
        name="regionIds"
        label={messages.regions}
        optional
        options={(base.regions ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <LegalFields form={form} />
    </>
  );
}
