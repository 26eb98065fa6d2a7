import { useEffect, useRef, useState } from 'react';
import { whenSignedIn } from '#page/session/session';
import type { Appointment } from '#services/entities/schedule';
import { DeferredView } from '#ui/core/DeferredView';
import { deferred } from '#ui/core/deferred';
import { useDeferred } from '#ui/core/use-deferred';
import { useStyles } from '#ui/hooks/use-styles';
import { Loading } from '#ui/parts/Loading';
import type { ServiceSchedulingProps } from '../attributes';
import { Booked } from './booking/Booked';
import { BookingForm } from './booking/BookingForm';
import type { Booking } from './booking/send';
import { removeLink, takePreselection, takeTarget } from './link-target';
import css from './scheduling.css?inline';

const deferredLink = deferred(() => import('./link/LinkView'));
const deferredMine = deferred(() => import('./mine/MyVisits'));

/** One question of a link, or the form, with the visits of a signed-in visitor below it, where they move nothing; or the visit that was booked. */
export function Scheduling(props: Omit<ServiceSchedulingProps, 'heading'>) {
  useStyles(css);
  const [target, setTarget] = useState(() => takeTarget(props).target);
  /** Counts the links that were opened by their token. */
  const [opened, setOpened] = useState(0);
  const [wanted] = useState(() => takePreselection(props));
  const [booking, setBooking] = useState<Booking>();
  const [moving, setMoving] = useState<Appointment>();
  /** Counts the forms: each begins empty. */
  const [turn, setTurn] = useState(0);
  const [changes, setChanges] = useState(0);
  const [isSignedIn, setSignedIn] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  const link = useDeferred(deferredLink, !!target);
  const mine = useDeferred(deferredMine, isSignedIn && !target);
  useEffect(() => whenSignedIn(() => setSignedIn(true)), []);
  useEffect(() => {
    const follow = () => {
      const { target: next, isOpened } = takeTarget(props);
      setTarget(next);
      if (isOpened) setOpened((before) => before + 1);
    };
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [props]);
  const focusForm = useRef(false);
  useEffect(() => {
    if (!focusForm.current) return;
    focusForm.current = false;
    form.current?.querySelector<HTMLElement>('h3')?.focus();
  });

  const countChange = () => setChanges((before) => before + 1);
  const begin = (visit?: Appointment) => {
    removeLink();
    setTarget(null);
    setBooking(undefined);
    setMoving(visit);
    setTurn(turn + 1);
    focusForm.current = true;
  };
  if (target) {
    return (
      <DeferredView of={link} placeholder={<Loading />}>
        {({ LinkView }) => (
          <LinkView
            key={`${target.id} ${target.action} ${opened}`}
            target={target}
            dealer={props.dealer}
            onBook={begin}
          />
        )}
      </DeferredView>
    );
  }
  return (
    <>
      <div ref={form}>
        {booking ? (
          <Booked booking={booking} onChanged={countChange} onAgain={() => begin()} />
        ) : (
          <BookingForm
            key={turn}
            {...props}
            wanted={wanted}
            {...(moving && { moving })}
            onStopMoving={() => begin()}
            onBooked={(booked) => {
              setBooking(booked);
              countChange();
            }}
          />
        )}
      </div>
      {isSignedIn && (
        <DeferredView of={mine} placeholder={null}>
          {({ MyVisits }) => <MyVisits changes={changes} onMove={begin} />}
        </DeferredView>
      )}
    </>
  );
}
