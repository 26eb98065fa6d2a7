import { FormFailure } from '#features/session/FormFailure';
import { useStaffRecord } from '#features/staff/use-staff-record';
import { brand } from '#page/core/metadata';
import type { Promotion, PromotionGroup } from '#services/entities/promotion';
import { everyPage } from '#services/http/every-page';
import {
  createPromotionGroup,
  getPromotionGroup,
  listPromotionGroups,
  updatePromotionGroup,
} from '#services/promotion';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { MultiSelect } from '#ui/fields/lists/MultiSelect';
import { fillMessage } from '#ui/fill-message';
import { promotionName } from '../promotion-data';
import { texts } from './messages';

/** Longest name that the table has room for. */
const NAME_MAX = 60;

interface GroupValues {
  name: string;
  promotionIds: readonly string[];
}

type GroupBody = { name: string; brand: string; promotionIds: string[] };

const sortedText = (ids: readonly string[]) => [...ids].sort().join();

/** The promotions in the order in which they were chosen, where the service has the same. */
function valuesOf({ name, promotionIds }: PromotionGroup, typed?: GroupValues): GroupValues {
  const ids = [...(promotionIds ?? [])].sort();
  const isSame = typed && sortedText(typed.promotionIds) === sortedText(ids);
  return { name, promotionIds: isSame ? typed.promotionIds : ids };
}

interface GroupEditorProps {
  /** Undefined for a new one. */
  group: PromotionGroup | undefined;
  promotions: readonly Promotion[];
  onSaved(group: PromotionGroup): void;
  onClose(): void;
}

/** Creates or changes a group: its name and its promotions. */
export function GroupEditor({ group, promotions, onSaved, onClose }: GroupEditorProps) {
  const messages = useMessages(texts);
  const of = group?.brand || (brand() ?? '');
  const editor = useStaffRecord<PromotionGroup, GroupValues, GroupBody, 'vt-promotion-group-saved'>({
    kind: 'promotion-group',
    record: group,
    empty: { name: '', promotionIds: [] },
    fields: ['name', 'promotionIds'],
    valuesOf,
    check({ name }) {
      const { length } = name.trim();
      return {
        ...(length === 0 && { name: messages.nameNeeded }),
        ...(length > NAME_MAX && { name: fillMessage(messages.nameLong, { max: NAME_MAX }) }),
      };
    },
    bodyOf: ({ name, promotionIds }) => ({ name: name.trim(), brand: of, promotionIds: [...promotionIds] }),
    create: (body, options) => createPromotionGroup({ body }, options),
    change: (id, body, options) => updatePromotionGroup({ id, body }, options),
    load: (id, options) => getPromotionGroup({ id }, options),
    async find({ name }, options) {
      const all = await everyPage((query) =>
        listPromotionGroups({ query: { ...query, brand: of } }, options),
      );
      return all.find((each) => each.name === name.trim()) ?? null;
    },
    sent: ['vt-promotion-group-saved', ({ id }) => ({ groupId: id })],
    onSaved,
  });
  const { form } = editor;
  // A group may have promotions of another brand.
  const offered = promotions.filter(({ id, brand: own }) => own === of || group?.promotionIds?.includes(id));
  const nameOf = (id: string) => promotionName(promotions, id);
  return (
    <RecordDialog
      title={group ? fillMessage(messages.editTitle, { name: group.name }) : messages.create}
      editor={editor}
      compared={[
        { name: 'name', label: messages.name, text: ({ name }) => name },
        {
          name: 'promotionIds',
          label: messages.promotions,
          text: ({ promotionIds }) => promotionIds.map(nameOf).join(', '),
        },
      ]}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <TextField form={form} name="name" label={messages.name} autoComplete="off" />
      <p className="muted">{messages.promotionsHint}</p>
      <MultiSelect
        form={form}
        name="promotionIds"
        label={messages.promotions}
        optional
        options={offered.map(({ id, name }) => ({ value: id, label: name }))}
      />
    </RecordDialog>
  );
}
