import { useLayoutEffect, useRef, useState } from 'react';
import { cardBrand } from '../../../src/domain/card';
import { maskCardNumber, maskMonthYear } from '../../../src/domain/masks';
import { SessionFailure } from '../../../src/features/session/sign-in/SessionFailure';
import { useHost, useMessages } from '../../../src/ui/core/host-context';
import { SubmitButton } from '../../../src/ui/core/SubmitButton';
import { useForm } from '../../../src/ui/core/use-form';
import { Dialog } from '../../../src/ui/Dialog';
import { FormMessages } from '../../../src/ui/FormMessages';
import * as kinds from '../../../src/ui/standalone/kinds';
import { addCard, type CallGroup, type NewCard, type WalletCard } from './calls';
import { messages } from './messages';
import { checkNewCard } from './rules';
import { type CardEdits, SecretField } from './SecretField';
import { withoutSecrets } from './without-secrets';

const FIELDS = ['number', 'holderName', 'dueDate', 'cvv'] as const;

interface AddCardProps {
  group: CallGroup;
  cards: readonly WalletCard[];
  onAdded(): void;
  onClose(): void;
}

/** The form of a new card. What is typed stays in the inputs, which are emptied when the form is left. */
export function AddCard({ group, cards, onAdded, onClose }: AddCardProps) {
  const host = useHost();
  const w = useMessages(messages);
  const area = useRef<HTMLFormElement>(null);
  const [brand, setBrand] = useState('');
  const favorite = useRef<HTMLInputElement>(null);
  const input = (name: string) => area.current?.elements.namedItem(name) as HTMLInputElement | null;
  const typed = (): NewCard =>
    Object.fromEntries(FIELDS.map((name) => [name, input(name)?.value.trim() ?? ''])) as unknown as NewCard;
  const clear = () => {
    for (const name of FIELDS) {
      const field = input(name);
      if (field) field.value = '';
    }
  };
  const form = useForm<CardEdits>({
    initial: {},
    check: async () => checkNewCard(typed(), host.language),
    async send() {
      try {
        await addCard(group, typed(), favorite.current?.checked ?? false, cards, host.signal);
      } catch (error) {
        throw withoutSecrets(error, w.duplicate);
      }
      clear();
      onAdded();
    },
  });
  useLayoutEffect(() => {
    const { current } = area;
    // A removed input keeps its text as long as anything refers to it.
    return () => {
      for (const name of FIELDS) (current?.elements.namedItem(name) as HTMLInputElement).value = '';
    };
  }, []);
  return (
    <Dialog title={w.add} onClose={onClose}>
      <form
        className="card-form"
        noValidate
        onSubmit={form.onSubmit}
        aria-busy={form.status === 'sending'}
        ref={area}
      >
        <FormMessages form={form} />
        <SecretField
          form={form}
          name="number"
          label={w.number}
          className="input adorned"
          inputMode="numeric"
          autoComplete="cc-number"
          spellCheck={false}
          mask={maskCardNumber}
          onTyped={(text) => setBrand(cardBrand(text) ?? '')}
          after={
            <div className="adorn">
              <span className="adorn-text" role="status">
                {brand}
              </span>
            </div>
          }
        />
        <SecretField form={form} name="holderName" label={w.holderName} {...kinds.cardName} />
        <div className="pair">
          <SecretField
            form={form}
            name="dueDate"
            label={w.dueDate}
            {...kinds.cardExpiry}
            mask={maskMonthYear}
          />
          <SecretField form={form} name="cvv" label={w.cvv} {...kinds.cvv} />
        </div>
        {cards.length > 0 && (
          <label className="choice">
            <input type="checkbox" ref={favorite} />
            {w.asFavorite}
          </label>
        )}
        <p className="muted small">{w.privacy}</p>
        <SessionFailure form={form} text={w.notAdded} />
        <SubmitButton form={form} sending={w.saving}>
          {w.save}
        </SubmitButton>
      </form>
    </Dialog>
  );
}
