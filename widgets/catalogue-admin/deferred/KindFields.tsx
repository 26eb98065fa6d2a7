import { COLOR_TYPES, colorTypeName } from '#domain/car/color-types';
import { SelectField, TextField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Form } from '#ui/core/use-form';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { LongText } from '#ui/LongText';
import { texts } from './messages';
import { BEHAVIORS, type CataloguePart, RELATED_TYPES } from './part-rows';
import type { PartValues } from './part-values';

type ListName =
  | 'inclusiveIds'
  | 'exclusiveIds'
  | 'alternatives'
  | 'dependencies'
  | 'optionalColors'
  | 'onlyWith';
type TextName = 'category' | 'primaryColor' | 'secondaryColor' | 'rgbList';

interface KindFieldsProps {
  form: Form<PartValues>;
  /** The other parts of the version; undefined while they are not known. */
  others: readonly CataloguePart[] | undefined;
}

const optionsOf = (parts: readonly CataloguePart[], isOne: (part: CataloguePart) => boolean) =>
  parts.filter(isOne).map(({ id, code, name }) => ({ value: id, label: `${name} (${code})` }));
const isRelated = ({ type }: CataloguePart): boolean => RELATED_TYPES.includes(type);
const isColor = ({ type }: CataloguePart): boolean => type === 'COLOR';

/** The fields that a part of its kind has: what it includes, excludes and needs; or how it looks. */
export function KindFields({ form, others }: KindFieldsProps) {
  const messages = useMessages(texts);
  const { language } = useHost();
  const { type = '', colorType = '' } = form.values;
  const parts = optionsOf(others ?? [], isRelated);
  const colors = optionsOf(others ?? [], isColor);
  const some = (name: ListName, label: string, options: typeof parts) =>
    others && <MultiSelect form={form} name={name} label={label} options={options} optional />;
  const text = (name: TextName, label: string, hint?: string) => (
    <TextField
      form={form}
      name={name}
      label={label}
      optional={messages.optional}
      {...(hint && { hint })}
      aria-required={false}
      autoComplete="off"
    />
  );
  const description = (
    <LongText form={form} name="description" label={messages.description} optional={messages.optional} />
  );
  const rgb = text('rgbList', messages.rgb, messages.rgbHint);
  if (type === 'COATING')
    return (
      <>
        {description}
        {rgb}
      </>
    );
  if (type === 'COLOR')
    return (
      <>
        <SelectField
          form={form}
          name="colorType"
          label={messages.colorType}
          choices={[...new Set<string>([...COLOR_TYPES, colorType])].map((value) => ({
            value,
            label: colorTypeName(value, language) || value,
          }))}
        />
        {text('primaryColor', messages.primaryColor)}
        {text('secondaryColor', messages.secondaryColor)}
        {rgb}
        {some('onlyWith', messages.onlyWith, parts)}
      </>
    );
  return (
    <>
      <SelectField
        form={form}
        name="behavior"
        label={messages.behavior}
        choices={BEHAVIORS.map((value) => ({ value, label: messages.behaviors[value] }))}
      />
      {text('category', messages.category)}
      {description}
      {some('inclusiveIds', messages.includes, parts)}
      {some('exclusiveIds', messages.excludes, parts)}
      {some('alternatives', messages.alternatives, parts)}
      {some('dependencies', messages.dependencies, parts)}
      {some('optionalColors', messages.onlyColors, colors)}
    </>
  );
}
