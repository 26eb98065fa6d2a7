import { useStore } from '@nanostores/react';
import { groupBy } from '#domain/lists/group-by';
import { formatCurrency } from '#domain/money/currency';
import { CheckButton } from '#ui/CheckButton';
import { useHost } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import { $car, $carOptions } from '../car-store';
import { useActions } from './actions';
import css from './parts.css?inline';
import { useStepMessages } from './use-step-messages';

/** Services sold with the car, by category. */
export function ServicesStep() {
  const { language } = useHost();
  const messages = useStepMessages();
  const { services } = useStore($car);
  const options = useStore($carOptions);
  const actions = useActions();
  useStyles(css);
  const chosen = new Set(services.map(({ id }) => id));
  const groups = groupBy(options?.services ?? [], ({ category }) => category);
  return (
    <>
      {groups.map(([category, offered]) => (
        <section className="item-group" key={category} aria-label={category || messages.others}>
          <h4>{category || messages.others}</h4>
          <ul className="item-list">
            {offered.map(({ id, serviceName, name, price }) => (
              <li className={chosen.has(id) ? 'item chosen' : 'item'} part="item" key={id}>
                <CheckButton
                  className="item-press"
                  checked={chosen.has(id)}
                  onPress={() => actions.pressService(id)}
                >
                  <span className="item-name">{serviceName}</span>
                  <span className="item-price">
                    {price == null ? messages.unpriced : formatCurrency(price, language)}
                  </span>
                </CheckButton>
                {name && <p className="muted item-more">{name}</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
