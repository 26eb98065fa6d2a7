import { useState } from 'react';
import { ofBrand } from '#domain/lists/of-brand';
import { StatusMessage } from '#ui/StatusMessage';
import '#features/orders/guest/guest-identity';
import { ConfirmedAction } from '#features/staff/ConfirmedAction';
import { useConfirmation } from '#features/staff/use-confirmation';
import { brand } from '#page/core/metadata';
import { orNull } from '#services/http/problem';
import { listReservationCampaigns, reprocessReservations } from '#services/reservation';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { type Counted, countText } from '#ui/count-text';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { LongText } from '#ui/LongText';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { submit } from '#ui/submission';
import { texts as ownTexts } from './messages';

interface Aim {
  campaign: string;
  name: string;
  /** Empty for all of the campaign. */
  ids: readonly string[];
}

/** Nothing where the service does not say how many. */
const saidCount = (words: Counted, count: number | undefined) =>
  count === undefined ? '' : countText(words, count);

const idsOf = (text: string): string[] => [...new Set(text.split(/[\s,;]+/).filter(Boolean))];

/** The reservations of a campaign, all or some, whose open payments are asked about once more. */
export function Reprocess() {
  const messages = useMessages(ownTexts);
  const texts = messages.reprocess;
  const host = useHost();
  const { signal } = host;
  const [statusMessage, setStatusMessage] = useState('');
  const campaigns = useQuery(
    async () =>
      ofBrand(await listReservationCampaigns({ query: { brand: brand() ?? '' } }, { signal }), brand()),
    'campaigns',
  );
  const confirmation = useConfirmation<Aim>({
    async perform({ campaign, ids }) {
      const body = ids.length > 0 ? { reservationIds: [...ids] } : {};
      const answer = await orNull(
        submit(host, 'reprocess', [campaign, body], {
          send: (options) => reprocessReservations({ campaign, body }, options),
          sent: [
            'vt-maintenance-done',
            ({ reprocessed }) => ({
              act: 'reprocess',
              ...(reprocessed !== undefined && { count: reprocessed }),
            }),
          ],
        }),
      );
      setStatusMessage(
        answer
          ? [
              saidCount(texts.done, answer.reprocessed) || texts.accepted,
              saidCount(texts.pending, answer.pending),
            ]
              .filter(Boolean)
              .join(' ')
          : texts.gone,
      );
    },
    conflict: messages.conflict,
    notDone: messages.notDone,
    unknown: messages.unknown,
    onDone: () => undefined,
    onUnknown: () => undefined,
  });
  const form = useForm<{ campaign: string; ids: string }>({
    initial: { campaign: '', ids: '' },
    check: async ({ campaign }) => ({ ...(!campaign && { campaign: texts.campaignNeeded }) }),
    async send({ campaign = '', ids = '' }) {
      setStatusMessage('');
      const name = campaigns.value?.find(({ id }) => id === campaign)?.name || campaign;
      confirmation.ask({ campaign, name, ids: idsOf(ids) });
    },
  });
  if (campaigns.failed) return <Failed onRetry={campaigns.retry} />;
  if (!campaigns.value) return <Loading />;
  if (campaigns.value.length === 0) return <Empty title={texts.campaignsNone} />;
  const title = ({ name, ids }: Aim) => {
    const words: Counted = {
      one: fillMessage(texts.askSome.one, { campaign: name }),
      many: texts.askSome.many.replace('{campaign}', name),
    };
    return ids.length > 0 ? countText(words, ids.length) : fillMessage(texts.askAll, { campaign: name });
  };
  return (
    <>
      <form noValidate onSubmit={form.onSubmit}>
        <SelectField
          form={form}
          name="campaign"
          label={texts.campaign}
          empty={texts.choose}
          choices={campaigns.value.map(({ id, name }) => ({ value: id, label: name || id }))}
        />
        <LongText form={form} name="ids" label={texts.ids} optional={texts.optional} hint={texts.idsHint} />
        <StatusMessage>{statusMessage}</StatusMessage>
        <SubmitButton form={form} sending={texts.going}>
          {texts.go}
        </SubmitButton>
      </form>
      <ConfirmedAction confirmation={confirmation} title={title} action={texts.action}>
        <p>
          {texts.hint} {confirmation.asked?.ids.length === 0 && texts.hintAll}
        </p>
      </ConfirmedAction>
    </>
  );
}
