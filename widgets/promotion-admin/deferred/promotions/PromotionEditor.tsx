import { FormFailure } from '#features/session/FormFailure';
import { useStaffRecord } from '#features/staff/use-staff-record';
import type { Promotion } from '#services/entities/promotion';
import { everyPage } from '#services/http/every-page';
import { createPromotion, getPromotion, listPromotions, updatePromotion } from '#services/promotion';
import { useMessages } from '#ui/core/host-context';
import { RecordDialog } from '#ui/editor/RecordDialog';
import { useMomentMessages } from '#ui/fields/moment/use-moment-messages';
import { fillMessage } from '#ui/fill-message';
import { texts as adminTexts } from '../messages';
import type { BaseData } from '../promotion-data';
import { checkPromotion } from './check-promotion';
import { comparedFields } from './compared-fields';
import { texts } from './messages';
import { PromotionFields } from './PromotionFields';
import { contentOf, FIELDS, NEW_PROMOTION, type PromotionValues, valuesOf } from './promotion-values';

interface PromotionEditorProps {
  /** Undefined for a new one. */
  promotion: Promotion | undefined;
  base: BaseData;
  onSaved(promotion: Promotion): void;
  onClose(): void;
}

/** Creates or changes a promotion. */
export function PromotionEditor({ promotion, base, onSaved, onClose }: PromotionEditorProps) {
  const messages = useMessages(texts);
  const admin = useMessages(adminTexts);
  const moments = useMomentMessages();
  const editor = useStaffRecord<
    Promotion,
    PromotionValues,
    ReturnType<typeof contentOf>,
    'vt-promotion-saved'
  >({
    kind: 'promotion',
    record: promotion,
    empty: NEW_PROMOTION,
    fields: FIELDS,
    valuesOf,
    check: (values) => checkPromotion(values, messages, moments, promotion),
    bodyOf: contentOf,
    create: (body, options) => createPromotion({ body }, options),
    change: (id, body, options) => updatePromotion({ id, body }, options),
    load: (id, options) => getPromotion({ id }, options),
    async find(values, options) {
      const { name, brand } = contentOf(values);
      const same = await everyPage((query) => listPromotions({ query: { ...query, name, brand } }, options));
      return same.find((each) => each.name === name) ?? null;
    },
    sent: ['vt-promotion-saved', ({ id }) => ({ promotionId: id })],
    onSaved,
  });
  const { form } = editor;
  return (
    <RecordDialog
      title={promotion ? fillMessage(messages.editTitle, { name: promotion.name }) : messages.create}
      editor={editor}
      compared={comparedFields(messages, admin, base)}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      <PromotionFields form={form} values={editor.values} base={base} />
    </RecordDialog>
  );
}
