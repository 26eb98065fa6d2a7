import { useEffect, useRef, useState } from 'react';
import { useSignOut } from '#features/owner/use-sign-out';
import { useStyles } from '#ui/hooks/use-styles';
import { CarForm } from './form/CarForm';
import type { SimulatorForm, SimulatorProps } from './form-values';
import { Result } from './result/Result';
import type { Simulation } from './simulate';
import css from './simulator.css?inline';

/** The form, then the plan of the car. What was typed stays for the next one. */
export function Simulator(props: SimulatorProps) {
  useStyles(css);
  const [simulation, setSimulation] = useState<Simulation>();
  const [values, setValues] = useState<Partial<SimulatorForm>>();
  // An owned car, its plate and chassis, are not for the next visitor of this browser.
  useSignOut(() => {
    if (values?.by !== 'owned') return;
    setSimulation(undefined);
    setValues(undefined);
  });
  const area = useRef<HTMLDivElement>(null);
  const comesBack = useRef(false);
  useEffect(() => {
    if (simulation || !comesBack.current) return;
    comesBack.current = false;
    area.current?.querySelector<HTMLElement>('input:checked, select, input')?.focus();
  }, [simulation]);
  if (simulation) {
    return (
      <Result
        {...props}
        simulation={simulation}
        onChange={() => {
          comesBack.current = true;
          setSimulation(undefined);
        }}
      />
    );
  }
  return (
    <div className="room" ref={area}>
      <CarForm
        {...props}
        before={values}
        onSimulated={(done, typed) => {
          setValues(typed);
          setSimulation(done);
        }}
      />
    </div>
  );
}
