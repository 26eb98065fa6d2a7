import { useCallback, useRef, useState } from 'react';
import { $session } from '#features/session/session';
import { SessionExpired } from '#features/session/sign-in/SessionExpired';
import { getReserveAvailability } from '#services/business-to-employee';
import { orNull } from '#services/http/problem';
import { useHost, useMessages } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useStyles } from '#ui/hooks/use-styles';
import { Stepper } from '#ui/parts/Stepper';
import type { EmployeePurchaseProps } from '../attributes';
import { BillingForm } from './billing/BillingForm';
import type { BillingValues } from './billing/billing-values';
import { BuyerForm } from './buyer/BuyerForm';
import { type Buyer, type BuyerValues, type Impediment, impedimentsOf } from './buyer/buyer';
import { Impeded } from './buyer/Impeded';
import { takeTyped } from './buyer/typed-before';
import { CarChoice, type ChosenCar } from './car/CarChoice';
import css from './employee.css?inline';
import { keptReservation } from './kept-reservation';
import { texts } from './messages';
import { type KnownReservation, Reserved } from './Reserved';
import { Resuming } from './Resuming';

type Stage =
  | { name: 'resuming'; id: string }
  | { name: 'buyer'; isReached: boolean }
  | { name: 'impeded'; impediments: Impediment[] }
  | { name: 'car'; note: string }
  | { name: 'billing' }
  | { name: 'reserved'; reservation: KnownReservation; isNew: boolean };

const STEPS = ['buyer', 'car', 'billing'] as const;

/** Everything that one person has typed and chosen; in memory only. */
interface Purchase {
  typed: Partial<BuyerValues>;
  billing: Partial<BillingValues>;
  buyer?: Buyer;
  car?: ChosenCar;
}

const firstStage = (): Stage => {
  const kept = keptReservation.load();
  return kept ? { name: 'resuming', id: kept.id } : { name: 'buyer', isReached: false };
};

/** The way from who buys to the billing. What is typed stays while the visitor goes back and forth. */
export function Purchase({ model, count, contactUrl }: Omit<EmployeePurchaseProps, 'heading'>) {
  const { signal, emit } = useHost();
  const messages = useMessages(texts);
  const purchase = useRef<Purchase>({ typed: takeTyped(), billing: {} });
  /** Another one begins with empty forms. */
  const [turn, setTurn] = useState(0);
  const [stage, setStage] = useState(firstStage);
  useStyles(css);
  const restart = (isReached: boolean) => {
    keptReservation.clear();
    purchase.current = { typed: {}, billing: {} };
    setTurn((before) => before + 1);
    setStage({ name: 'buyer', isReached });
  };
  const keepTyped = useCallback((values: Partial<BuyerValues>) => {
    purchase.current.typed = values;
  }, []);
  const keepBilling = useCallback((values: Partial<BillingValues>) => {
    purchase.current.billing = values;
  }, []);
  const { typed, billing, buyer, car } = purchase.current;

  /** Finds out what has changed since the car was chosen: its stock, or the buyer's right to it. */
  const lookAgain = async (): Promise<boolean> => {
    if (!buyer || !car) return false;
    const query = { mvsCode: car.offer.mvsCode ?? '', role: buyer.role };
    const stock = await orNull(getReserveAvailability({ query }, { signal }));
    if (!stock?.available) {
      setStage({ name: 'car', note: fillMessage(messages.billing.taken, { car: car.offer.title }) });
      return true;
    }
    const impediments = await impedimentsOf(signal);
    if (impediments.length > 0) setStage({ name: 'impeded', impediments });
    return impediments.length > 0;
  };

  const proceed = async (valid: Buyer) => {
    const { serial } = $session.get();
    const impediments = await impedimentsOf(signal);
    // The answer is that of an earlier account.
    if ($session.get().serial !== serial) return;
    emit('vt-employee-checked', { role: valid.role, isImpeded: impediments.length > 0 });
    purchase.current.buyer = valid;
    setStage(impediments.length > 0 ? { name: 'impeded', impediments } : { name: 'car', note: '' });
  };

  const step = (STEPS as readonly string[]).indexOf(stage.name);
  return (
    <div className="employee" key={turn}>
      <SessionExpired />
      {step >= 0 && (
        <Stepper
          steps={STEPS.map((name) => messages.steps[name])}
          current={step}
          onStep={(index) =>
            setStage(index === 0 ? { name: 'buyer', isReached: true } : { name: 'car', note: '' })
          }
        />
      )}
      {stage.name === 'resuming' && (
        <Resuming
          id={stage.id}
          onFound={(id) => setStage({ name: 'reserved', reservation: { id }, isNew: false })}
          onNone={() => restart(false)}
        />
      )}
      {stage.name === 'buyer' && (
        <BuyerForm initial={typed} isReached={stage.isReached} onValues={keepTyped} onValid={proceed} />
      )}
      {stage.name === 'impeded' && (
        <Impeded
          impediments={stage.impediments}
          contactUrl={contactUrl}
          onOther={() => setStage({ name: 'buyer', isReached: true })}
        />
      )}
      {stage.name === 'car' && buyer && (
        <CarChoice
          role={buyer.role}
          model={model.trim()}
          size={count}
          note={stage.note}
          onChosen={(chosen) => {
            purchase.current.car = chosen;
            setStage({ name: 'billing' });
          }}
        />
      )}
      {stage.name === 'billing' && buyer && car && (
        <BillingForm
          buyer={buyer}
          car={car}
          initial={billing}
          onValues={keepBilling}
          onConflict={() => lookAgain().catch(() => false)}
          onReserved={(made) => {
            keptReservation.save({ id: made.id });
            setStage({
              name: 'reserved',
              reservation: { ...made, carName: car.offer.title, priceBefore: car.price },
              isNew: true,
            });
          }}
        />
      )}
      {stage.name === 'reserved' && (
        <Reserved reservation={stage.reservation} isNew={stage.isNew} onAnother={() => restart(true)} />
      )}
    </div>
  );
}
