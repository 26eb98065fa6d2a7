import { useMessages } from '../core/host-context';
import { fillMessage } from '../fill-message';
import { useStyles } from '../hooks/use-styles';
import css from './stepper.css?inline';

const messages = {
  'pt-BR': {
    steps: 'Etapas',
    of: 'Etapa {step} de {count}',
    done: 'concluída',
    current: 'atual',
    next: 'A seguir: {name}',
  },
  'es-AR': {
    steps: 'Etapas',
    of: 'Etapa {step} de {count}',
    done: 'completada',
    current: 'actual',
    next: 'Sigue: {name}',
  },
};

interface StepperProps {
  /** Accessible name, if a page has several. */
  label?: string;
  /** Names of the steps, in their order. */
  steps: readonly string[];
  /** Index of the current step; the number of steps if all are done. */
  current: number;
  /** Goes back to a completed step; without it completed steps are no buttons. */
  onStep?(index: number): void;
  /** Whether later steps are buttons as well. */
  free?: boolean;
}

/** More steps have their names below their numbers until there is space beside them. */
const MANY = 4;

/**
 * The indicator of the current step. A wide one names every step, completed ones as buttons, later ones as well if
 * `free`; a narrow one is a line and a bar: "Etapa 2 de 4", the step's name and the next one.
 */
export function Stepper({ label, steps, current, onStep, free }: StepperProps) {
  const labels = useMessages(messages);
  useStyles(css);
  const count = steps.length;
  const shown = Math.min(current, count - 1);
  const next = steps[current + 1];
  return (
    <nav
      className={count > MANY ? 'stepper many' : 'stepper'}
      part="stepper"
      aria-label={label ?? labels.steps}
    >
      {/* Screen readers read the list below instead. */}
      <div className="stepper-short" aria-hidden="true">
        <p>
          <span className="muted">{fillMessage(labels.of, { step: shown + 1, count })}</span>
          <b>{steps[shown]}</b>
          {next && <span className="muted">{fillMessage(labels.next, { name: next })}</span>}
        </p>
      </div>
      <ol className="stepper-steps">
        {steps.map((name, index) => {
          const done = index < current;
          const state = done ? 'done' : index === current ? 'current' : 'to-come';
          const inside = (
            <>
              <span className="step-number" aria-hidden="true">
                {done ? (
                  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
                    <path d="M3 8.5l3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2.5" />
                  </svg>
                ) : (
                  index + 1
                )}
              </span>
              <span className="step-name">
                {name}
                {/* Behind the name, which is what a person reads and tells speech control. */}
                <span className="sr">
                  {' '}
                  ({index + 1}
                  {state !== 'to-come' && `, ${labels[state]}`})
                </span>
              </span>
            </>
          );
          return (
            <li
              key={name}
              className={`step ${state}`}
              part={`step step-${state}`}
              aria-current={state === 'current' ? 'step' : undefined}
            >
              {onStep && (done || (free && index > current)) ? (
                <button className="step-inside" type="button" onClick={() => onStep(index)}>
                  {inside}
                </button>
              ) : (
                <span className="step-inside">{inside}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
