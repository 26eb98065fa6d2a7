import { useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { Label } from '#ui/parts/Badge';
import { Button } from '#ui/parts/Button';
import { Price } from '#ui/parts/Price';
import { texts } from './messages';
import { canBegin, type Subscription } from './subscribe';
import { hasPrice, type Plan } from './use-membership';

interface PlanCardsProps {
  plans: readonly Plan[];
  subscription: Subscription;
  onChoose(plan: Plan): void;
}

/** The plans side by side; on a phone below each other. */
export function PlanCards({ plans, subscription, onChoose }: PlanCardsProps) {
  const messages = useMessages(texts);
  const { status, planId } = subscription;
  const mayBegin = canBegin(status, 'plan');
  return (
    <ul className="plan-cards">
      {plans.map((plan) => {
        const { id, name, description, price, benefits } = plan;
        const isOwn = status === 'ACTIVE' && id === planId;
        return (
          <li className={isOwn ? 'plan own' : 'plan'} part="item" key={id}>
            <h4>
              {name} {isOwn && <Label>{messages.own}</Label>}
            </h4>
            {description && <p className="muted">{description}</p>}
            {price === 0 ? (
              <p className="plan-free">{messages.noFee}</p>
            ) : (
              <Price price={{ type: '', value: price ?? null }} note={hasPrice(plan) && messages.monthly} />
            )}
            <ul className="plan-benefits">
              {(benefits ?? []).map((benefit, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a service may name one twice; the list never reorders
                <li key={index}>{benefit}</li>
              ))}
            </ul>
            {mayBegin && !hasPrice(plan) && <p className="muted small">{messages.noPrice}</p>}
            {mayBegin && hasPrice(plan) && (
              <div className="plan-action">
                <Button
                  kind="plain"
                  aria-label={fillMessage(messages.chooseNamed, { plan: name })}
                  onClick={() => onChoose(plan)}
                >
                  {messages.choose}
                </Button>
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
