import { formatCurrency } from '#domain/money/currency';
import { formatDate } from '#domain/time/calendar';
import type { WalletCard } from '#features/card/card';
import { useCardName } from '#features/card/use-card-name';
import { FormFailure } from '#features/session/FormFailure';
import type { Contract } from '#services/entities/card';
import { SelectField } from '#ui/core/fields';
import { useHost, useMessages } from '#ui/core/host-context';
import { SubmitButton } from '#ui/core/SubmitButton';
import { useForm } from '#ui/core/use-form';
import { FormMessages } from '#ui/FormMessages';
import { fillMessage } from '#ui/fill-message';
import { Badge } from '#ui/parts/Badge';
import { Spoken } from '#ui/parts/Spoken';
import { payContract } from './calls';
import { texts } from './messages';

interface ContractsProps {
  contracts: readonly Contract[];
  cards: readonly WalletCard[];
  /** Called with the changed contract and the name of its card. */
  onChanged(contract: Contract, card: string): void;
}

const ENDED = 'ENDED';

function ContractRow({
  contract,
  cards,
  onChanged,
}: { contract: Contract } & Omit<ContractsProps, 'contracts'>) {
  const { language, signal } = useHost();
  const messages = useMessages(texts);
  const cardName = useCardName();
  // The name is unique in the shadow root: ids of fields come from it.
  const field = `card-of-${contract.id}`;
  const form = useForm<Record<string, string>>({
    initial: { [field]: cards.some(({ id }) => id === contract.cardId) ? (contract.cardId ?? '') : '' },
    check: async (values): Promise<Record<string, string>> =>
      values[field] ? {} : { [field]: messages.noCard },
    async send(values) {
      const card = cards.find(({ id }) => id === values[field]);
      if (!card) return;
      onChanged(await payContract(contract.id, card.id, signal), cardName(card));
    },
  });
  const { status, amount, nextPayment } = contract;
  const label = (messages.status as Record<string, string>)[status] ?? messages.status.other;
  return (
    <li className="contract" part="item">
      <div>
        <h4>{contract.name}</h4>
        <p className="muted">
          <Spoken>
            {amount ? fillMessage(messages.monthly, { amount: formatCurrency(amount, language) }) : ''}
          </Spoken>
        </p>
        <p className="muted">
          <Spoken>
            {nextPayment ? fillMessage(messages.next, { date: formatDate(nextPayment, language) }) : ''}
          </Spoken>
        </p>
        <Badge tone={status === 'ACTIVE' ? 'success' : status === 'SUSPENDED' ? 'warning' : 'neutral'}>
          {label}
        </Badge>
      </div>
      {status !== ENDED && cards.length > 0 && (
        <form noValidate onSubmit={form.onSubmit} aria-busy={form.status === 'sending'}>
          <FormMessages form={form} />
          <SelectField
            form={form}
            name={field}
            label={messages.contractCard}
            {...(!form.values[field] && { empty: messages.noCard })}
            choices={cards.map((card) => ({ value: card.id, label: cardName(card) }))}
          />
          <FormFailure form={form} />
          {form.values[field] !== contract.cardId && (
            <SubmitButton form={form} sending={messages.saving}>
              {messages.changeCard}
            </SubmitButton>
          )}
        </form>
      )}
    </li>
  );
}

/** The contracts paid with cards of the wallet, each with the card that pays it. */
export function Contracts({ contracts, ...rest }: ContractsProps) {
  const messages = useMessages(texts);
  if (contracts.length === 0) return null;
  return (
    <section className="contracts">
      <h3>{messages.contracts}</h3>
      <ul className="cards">
        {contracts.map((contract) => (
          // Another card pays once the wallet has changed: the field starts again with it.
          <ContractRow contract={contract} {...rest} key={`${contract.id} ${contract.cardId}`} />
        ))}
      </ul>
    </section>
  );
}
