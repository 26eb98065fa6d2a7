import { useRef, useState } from 'react';
import type { RangeLimits } from '#domain/time/date-range';
import { FormFailure } from '#features/session/FormFailure';
import { useDraftKey } from '#features/staff/use-draft-key';
import { brand } from '#page/core/metadata';
import { market } from '#page/market';
import type { Offer } from '#services/entities/offer';
import { wholeRecord } from '#services/entities/whole-record';
import { orNull } from '#services/http/problem';
import { getOffer } from '#services/offer-admin';
import { createOffer, listOffers, updateOffer } from '#services/offer-staff';
import { useHost, useMessages } from '#ui/core/host-context';
import type { Errors } from '#ui/core/use-form';
import { RecordDialog } from '#ui/editor/RecordDialog';
import type { SavedRecord } from '#ui/editor/saved-record';
import { useRecordEditor } from '#ui/editor/use-record-editor';
import { dateRangeMessage } from '#ui/fields/moment/field-messages';
import { useMomentMessages } from '#ui/fields/moment/use-moment-messages';
import { fillMessage } from '#ui/fill-message';
import { confirmSubmission, submit } from '#ui/submission';
import { texts as tableTexts } from '../messages';
import { checkOffer } from './check-offer';
import { comparedFields } from './compared-fields';
import { texts } from './messages';
import { OfferFields } from './OfferFields';
import { contentOf, FIELDS, NEW_OFFER, type OfferValues, valuesOf } from './offer-values';

/** No service takes an end back that an offer has, and a new one has both. */
const limitsOf = (offer: Offer | undefined): RangeLimits => {
  const isOpenFrom = !!offer && !offer.validFrom;
  const isOpenTo = !!offer && !offer.validUntil;
  const open = isOpenFrom ? (isOpenTo ? 'both' : 'from') : isOpenTo ? 'to' : undefined;
  return { open };
};

/** Offers of one title that are looked through. */
const PAGE = 100;

interface OfferEditorProps {
  /** Undefined for a new one. */
  offer: Offer | undefined;
  onSaved(offer: Offer): void;
  onClose(): void;
}

/** Creates or changes an offer. */
export function OfferEditor({ offer, onSaved, onClose }: OfferEditorProps) {
  const messages = useMessages(texts);
  const table = useMessages(tableTexts);
  const moments = useMomentMessages();
  const host = useHost();
  const { signal } = host;
  const limits = limitsOf(offer);
  const [pending, setPending] = useState(0);
  /** As the service has it, whenever it was asked; and what was sent last. */
  const present = useRef<Offer | null>(null);
  const sent = useRef<{ content: unknown; values: OfferValues } | undefined>(undefined);
  /** Offers of the same title that were there before the new one was sent. */
  const others = useRef<{ title: string; ids: ReadonlySet<string> } | undefined>(undefined);
  const recordOf = (of: Offer): SavedRecord<OfferValues, number, Offer> => ({
    values: valuesOf(of, sent.current?.values),
    version: of.version || undefined,
    read: of,
  });
  const known = (asked: Offer | null) => {
    present.current = asked;
    return asked && recordOf(asked);
  };
  const sameTitle = async (title: string): Promise<readonly Offer[]> => {
    const query = { brand: brand() ?? '', market: market(), text: title, size: PAGE };
    const { content } = await listOffers({ query }, { signal });
    return content.filter((each) => each.title === title);
  };
  const draft = useDraftKey('offer');
  const editor = useRecordEditor<OfferValues, number, Offer>({
    record: offer ? recordOf(offer) : { values: NEW_OFFER },
    fields: FIELDS,
    ...(draft && !offer && { draft }),
    async check(values): Promise<Errors<OfferValues>> {
      const valid = dateRangeMessage(values.valid, limits, moments);
      return {
        ...checkOffer(values, messages, offer),
        ...(valid && { valid }),
        ...(pending > 0 && { imageIds: messages.imagesPending }),
      };
    },
    async save(values, version, read) {
      const content = contentOf(values, read);
      const isNew = !read;
      sent.current = { content: [read?.id, content, version], values };
      // What has the same title already is not what was sent.
      if (isNew && others.current?.title !== content.title) {
        const ids = new Set((await sameTitle(content.title)).map(({ id }) => id));
        others.current = { title: content.title, ids };
      }
      const saved = await submit(host, 'offer', sent.current.content, {
        send: ({ idempotencyKey }) =>
          isNew
            ? createOffer(
                { body: { mvsCode: values.mvsCode, offer: { ...content, market: market() } } },
                { signal, idempotencyKey },
              )
            : updateOffer(
                {
                  id: read.id,
                  body: wholeRecord(read, content, contentOf(valuesOf(read), read)),
                },
                { signal, idempotencyKey },
              ),
        sent: ['vt-offer-edited', ({ id }) => ({ offerId: id })],
      });
      onSaved(saved);
    },
    ...(offer
      ? { load: async () => known(await orNull(getOffer({ id: offer.id }, { signal }))) }
      : {
          async find({ title }) {
            const before = others.current?.ids;
            if (!before) return null;
            const found = (await sameTitle(title.trim())).find(({ id }) => !before.has(id));
            return known(found ?? null);
          },
        }),
    onFound() {
      if (!present.current) return;
      // The same content once more is another intent.
      confirmSubmission(host.element, 'offer');
      host.emit('vt-offer-edited', { offerId: present.current.id });
      onSaved(present.current);
    },
  });
  const { form } = editor;
  return (
    <RecordDialog
      title={offer ? fillMessage(messages.editTitle, { title: offer.title }) : messages.create}
      editor={editor}
      compared={comparedFields(messages, table)}
      save={messages.save}
      saving={messages.saving}
      failure={<FormFailure form={form} text={messages.notSaved} />}
      onClose={onClose}
    >
      {offer?.status === 'disapproved' && offer.reason && (
        <p className="notice bad">{fillMessage(messages.disapproved, { reason: offer.reason })}</p>
      )}
      <OfferFields form={form} values={editor.values} offer={offer} limits={limits} onPending={setPending} />
    </RecordDialog>
  );
}
