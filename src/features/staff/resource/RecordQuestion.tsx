import { countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import type { Row } from '#ui/table/selection';
import { ConfirmedAction } from '../ConfirmedAction';
import { TYPED_ABOVE } from './record-act';
import type { StaffResourceModel } from './use-staff-resource';

/** Asks before an act on one record, or on several with one call. */
export function RecordQuestion<T extends Row>({ resource }: { resource: StaffResourceModel<T> }) {
  const { definition, single } = resource;
  const { nameOf, shortNameOf = nameOf } = definition;
  const { asked } = single;
  if (!asked) return null;
  const { act, record, records } = asked;
  const { words, reasonLength, typedAbove = TYPED_ABOVE, namesUpTo = Number.POSITIVE_INFINITY } = act;
  const many = act.performTogether && words.many;
  const { length } = records;
  const name = shortNameOf(record);
  const hint = fillMessage(words.hint ?? '', { id: record.id, name });
  const note = act.note?.(records);
  return (
    <ConfirmedAction
      confirmation={single}
      action={words.action}
      {...(reasonLength && { reasonLength })}
      {...(length > typedAbove && { typedCount: length })}
      title={() => (many ? countText(many, length) : fillMessage(words.title ?? '', { name }))}
    >
      <p>{[act.about?.(records), hint].filter(Boolean).join(' ')}</p>
      {note && <p>{note}</p>}
      {many && length <= namesUpTo && <p>{records.map(nameOf).join(', ')}</p>}
    </ConfirmedAction>
  );
}
