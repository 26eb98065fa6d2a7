import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type ReservationScreen, stepOfScreen } from '#domain/reservation/flow';
import { RESERVATION_STEPS } from '#domain/status/screen-steps';
import { $session } from '#features/session/session';
import { useHost, useMessages } from '#ui/core/host-context';
import { HeadingText } from '#ui/HeadingText';
import { beginAtHeading } from '#ui/parts/begin-at-heading';
import { Stepper } from '#ui/parts/Stepper';
import { texts } from './messages';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The reservation is on another screen. Carries nothing of the visitor. */
    'vt-reservation-stepped': { step: string };
  }
}

interface FrameProps {
  screen: ReservationScreen;
  /** The screen that was shown last, kept by the widget. */
  shown: RefObject<ReservationScreen | null>;
  children: ReactNode;
}

/** The indicator of the steps and the title of a screen, which takes the focus when the screen changes; a guest's form puts it in its first field. */
export function Frame({ screen, shown, children }: FrameProps) {
  const { emit } = useHost();
  const messages = useMessages(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const before = shown.current;
    shown.current = screen;
    if (before === null || before === screen) return;
    emit('vt-reservation-stepped', { step: screen });
    if (!heading.current) return;
    beginAtHeading(heading.current);
    // Its first act is to type a name, where no account knows it; the section says the title.
    const begins = screen === 'register' && $session.get().state !== 'signedIn';
    const field = begins && heading.current.parentElement?.querySelector('input');
    if (field) field.focus({ preventScroll: true });
  }, [screen, shown, emit]);
  return (
    <>
      <Stepper
        label={messages.progress}
        steps={RESERVATION_STEPS.map((step) => messages.steps[step])}
        current={stepOfScreen(screen)}
      />
      <section className={`screen on-${screen}`} aria-labelledby="screen-title">
        <h3 id="screen-title" tabIndex={-1} ref={heading}>
          <HeadingText>{messages.titles[screen]}</HeadingText>
        </h3>
        {children}
      </section>
    </>
  );
}
