import { useState } from 'react';
import { nextScreen, type VisitorEvent } from '#domain/reservation/flow';
import { RESERVATION_STEPS, type ReservationStep } from '#domain/status/screen-steps';
import type { Contact } from '#features/contact/contact';
import { ORDER_PARAMETER } from '#features/orders/order-link';
import { useAnswerOwner } from '#features/session/use-account-content';
import { useUrlStep } from '#ui/hooks/use-url-step';
import { type ChosenCar, storedCar } from './chosen-car';

const STEP_PARAMETER = 'vt-reservation';

export interface ReservationState {
  /** The step while there is no order. */
  step: ReservationStep;
  /** Id of the order; empty before the car is held. */
  order: string;
  car: ChosenCar | null;
  /** In memory only. */
  contact: Partial<Contact>;
  /** Whether the chosen car was sold meanwhile. */
  isSoldOut: boolean;
}

export interface ReservationFlow {
  state: ReservationState;
  /** Follows an event of the visitor; one that the step does not have changes nothing. */
  follow(event: VisitorEvent, changes?: Partial<ReservationState>): void;
  /** Shows an order: its id is in the page's address from then on. */
  openOrder(id: string): void;
  /** Names an order in the page's address, so that a reload opens it; the step stays. Empty: none any more. */
  nameOrder(id: string): void;
  /** Leaves an order, for another car. */
  restart(contact: Partial<Contact>): void;
  /** Forgets an order and who made it; the address of the order is replaced. */
  forget(): void;
}

const isContact = ({ name, email, phone, cpf }: Partial<Contact>): boolean =>
  !!(name && email && phone && cpf);

/** Returns the furthest step up to the wanted one whose data are there. */
function reachable(
  wanted: string | null,
  { car, contact }: Pick<ReservationState, 'car' | 'contact'>,
): ReservationStep {
  if (!car || !RESERVATION_STEPS.includes(wanted as ReservationStep)) return 'showcase';
  if (wanted === 'showcase') return 'showcase';
  return wanted === 'reservation' && isContact(contact) ? 'reservation' : 'register';
}

/** The steps up to the order, in the page's address: links, a reload and the browser's history go on where it was. */
export function useReservation(): ReservationFlow {
  const stepUrl = useUrlStep(STEP_PARAMETER, (step) => navigate(step, orderUrl.read()));
  const orderUrl = useUrlStep(ORDER_PARAMETER, (order) => navigate(stepUrl.read(), order));
  const [state, setState] = useState<ReservationState>(() => {
    const car = storedCar.load() ?? null;
    const step = reachable(stepUrl.read(), { car, contact: {} });
    return { step, order: orderUrl.read() ?? '', car, contact: {}, isSoldOut: false };
  });
  const set = (changes: Partial<ReservationState>) => setState((before) => ({ ...before, ...changes }));
  const navigate = (step: string | null, order: string | null) =>
    setState((before) => ({
      ...before,
      order: order ?? '',
      step: reachable(step, before),
      isSoldOut: false,
    }));
  const goTo = (step: ReservationStep, changes: Partial<ReservationState>) => {
    if (changes.car) storedCar.save(changes.car);
    set({ isSoldOut: false, ...changes, step });
    stepUrl.write(step === 'showcase' ? '' : step, 'push');
  };
  const leave = (contact: Partial<Contact>, how: 'push' | 'replace') => {
    storedCar.clear();
    set({ order: '', step: 'showcase', car: null, contact });
    orderUrl.write('', how);
  };
  // The next visitor of a shared device begins without the data of the one before.
  useAnswerOwner(() => {
    const contact = {};
    set({ contact, step: reachable(state.step, { car: state.car, contact }) });
  });
  return {
    state,
    follow(event, changes = {}) {
      const next = nextScreen(state.step, event);
      if (next) goTo(next as ReservationStep, changes);
    },
    openOrder(id) {
      set({ order: id });
      orderUrl.write(id, 'push');
      stepUrl.write('', 'replace');
    },
    nameOrder: (id) => orderUrl.write(id, 'replace'),
    restart: (contact) => leave(contact, 'push'),
    forget: () => leave({}, 'replace'),
  };
}
