import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { groupDigits } from '#domain/text/group-digits';
import { $membership, requestMembership } from '#features/loyalty/membership-store';
import { TextField } from '#ui/core/fields';
import { useMessages } from '#ui/core/host-context';
import { useForm } from '#ui/core/use-form';
import { fillMessage } from '#ui/fill-message';
import { Button } from '#ui/parts/Button';
import { texts } from './messages';

/** The points to exchange for a voucher, which are asked about once more before they go. */
export function PointsForm({ onAsk }: { onAsk(points: number): void }) {
  const messages = useMessages(texts);
  // Without a balance it says less; the service is who refuses.
  const member = useStore($membership).membership;
  useEffect(() => requestMembership(), []);
  const form = useForm<{ points: string }>({
    initial: { points: '' },
    async check({ points = '' }) {
      const text = points.trim();
      if (!/^[1-9]\d{0,8}$/.test(text)) return { points: messages.pointsMissing };
      const balance = member?.points;
      return typeof balance === 'number' && Number(text) > balance ? { points: messages.tooFew } : {};
    },
    send: async ({ points = '' }) => onAsk(Number(points.trim())),
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <TextField
        form={form}
        name="points"
        label={messages.points}
        inputMode="numeric"
        {...(member?.points !== undefined && {
          hint: fillMessage(messages.pointsHint, { points: groupDigits(member.points) }),
        })}
      />
      <Button kind="plain" type="submit">
        {messages.exchange}
      </Button>
    </form>
  );
}
