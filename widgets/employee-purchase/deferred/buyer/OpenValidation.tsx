import { useCallback, useState } from 'react';
import { useMessages } from '#ui/core/host-context';
import { useStyles } from '#ui/hooks/use-styles';
import css from '../employee.css?inline';
import { texts } from '../messages';
import { BuyerForm } from './BuyerForm';
import type { BuyerValues } from './buyer';
import { keepTyped } from './typed-before';

const NOTHING = {};

/** The validation of a buyer without a session; what was typed is there after a sign-in on this page. */
export function OpenValidation() {
  const { buyer: messages } = useMessages(texts);
  const [isValid, setIsValid] = useState(false);
  useStyles(css);
  const keep = useCallback((values: Partial<BuyerValues>) => {
    keepTyped(values);
    // It is that of what was typed then.
    setIsValid(false);
  }, []);
  return (
    <div className="employee">
      <BuyerForm
        hasHeading={false}
        initial={NOTHING}
        isReached={false}
        onValues={keep}
        onValid={async () => setIsValid(true)}
      />
      <p role="status">{isValid && messages.valid}</p>
    </div>
  );
}
