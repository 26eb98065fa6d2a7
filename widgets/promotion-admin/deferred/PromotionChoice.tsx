import type { ReactNode } from 'react';
import type { Promotion } from '#services/entities/promotion';
import { useMessages } from '#ui/core/host-context';
import { Empty } from '#ui/parts/Empty';
import { Failed } from '#ui/parts/Failed';
import { Loading } from '#ui/parts/Loading';
import { texts } from './messages';
import { ofBrand, type PromotionData } from './promotion-data';

interface ChoiceFieldProps {
  id: string;
  label: string;
  /** Of the choice of none. */
  none: string;
  value: string;
  choices: readonly { id: string; name: string }[];
  onChange(id: string): void;
}

/** A choice that is in effect at once. */
export function ChoiceField({ id, label, none, value, choices, onChange }: ChoiceFieldProps) {
  return (
    <div className="field promotion-choice">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        className="input"
        part="input"
        value={choices.some((choice) => choice.id === value) ? value : ''}
        onChange={(event) => onChange(event.currentTarget.value)}
      >
        <option value="">{none}</option>
        {choices.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.name}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PromotionChoiceProps {
  /** Of the field: unique within the widget. */
  id: string;
  promotions: PromotionData['promotions'];
  promotionId: string;
  onPromotion(id: string): void;
  /** Shown once a promotion is chosen. */
  children(promotion: Promotion): ReactNode;
}

/** One of the brand's promotions, and what there is to do for it. */
export function PromotionChoice({
  id,
  promotions,
  promotionId,
  onPromotion,
  children,
}: PromotionChoiceProps) {
  const messages = useMessages(texts);
  const { value, failed, retry } = promotions;
  if (!value) return failed ? <Failed onRetry={retry} /> : <Loading />;
  const choices = ofBrand(value);
  if (choices.length === 0) return <Empty title={messages.noPromotions}>{messages.noPromotionsHint}</Empty>;
  const chosen = choices.find((promotion) => promotion.id === promotionId);
  return (
    <>
      <ChoiceField
        id={id}
        label={messages.promotion}
        none={messages.choose}
        value={promotionId}
        choices={choices}
        onChange={onPromotion}
      />
      {chosen && children(chosen)}
    </>
  );
}
