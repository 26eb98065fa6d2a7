import type { ZonedTime } from '#domain/time/zoned-choice';
import type { ComparedField } from '#ui/editor/VersionComparison';
import { dayWords } from '#ui/fields/moment/field-messages';
import { typeName } from '../base-choices';
import type { AdminMessages } from '../messages';
import type { BaseData } from '../promotion-data';
import type { PromotionMessages } from './messages';
import { INACTIVE, LEGAL_TEXTS, type PromotionValues } from './promotion-values';

const timeText = ({ date, time }: ZonedTime): string =>
  [date && dayWords(date), time].filter(Boolean).join(' ');

/** How the fields of two versions of a promotion are named and shown. */
export function comparedFields(
  words: PromotionMessages,
  admin: AdminMessages,
  base: BaseData,
): readonly ComparedField<PromotionValues>[] {
  const nameIn = (rows: readonly { id: string; name: string }[] | null | undefined, id: string) =>
    rows?.find((row) => row.id === id)?.name ?? id;
  return [
    { name: 'name', label: words.name, text: ({ name }) => name },
    { name: 'description', label: words.description, text: ({ description }) => description },
    { name: 'startsAt', label: words.startsAt, text: ({ startsAt }) => timeText(startsAt) },
    { name: 'endsAt', label: words.endsAt, text: ({ endsAt }) => timeText(endsAt) },
    { name: 'groupId', label: words.group, text: ({ groupId }) => nameIn(base.groups, groupId) },
    {
      name: 'attributionTypes',
      label: words.types,
      text: ({ attributionTypes }) => attributionTypes.map((type) => typeName(type, base, admin)).join(', '),
    },
    {
      name: 'prizes',
      label: words.prizes,
      text: ({ prizes }) => prizes.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    },
    {
      name: 'regionIds',
      label: words.regions,
      text: ({ regionIds }) => regionIds.map((id) => nameIn(base.regions, id)).join(', '),
    },
    { name: 'rules', label: words.rules, text: ({ rules }) => rules },
    {
      name: 'status',
      label: words.status,
      text: ({ status }) => (status === INACTIVE ? words.switchedOff : words.byPeriod),
    },
    { name: 'drawAt', label: words.drawAt, text: ({ drawAt }) => timeText(drawAt) },
    ...LEGAL_TEXTS.map((name) => ({
      name,
      label: words[name],
      text: (values: PromotionValues) => values[name],
    })),
  ];
}
