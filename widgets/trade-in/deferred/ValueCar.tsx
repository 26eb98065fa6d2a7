import { useEffect, useRef, useState } from 'react';
import type { TradeInProps } from '../attributes';
import { CarForm } from './CarForm';
import { Photos, type ShownPhoto } from './Photos';
import { Result } from './Result';
import type { TradeInForm, ValuedCar } from './value-car';

/** The form, then the value of the car. What was typed and the photos stay in memory for the next try. */
export function ValueCar(links: Omit<TradeInProps, 'heading'>) {
  const [car, setCar] = useState<ValuedCar>();
  const [values, setValues] = useState<Partial<TradeInForm>>({});
  const [photos, setPhotos] = useState<readonly ShownPhoto[]>([]);
  const form = useRef<HTMLDivElement>(null);
  const comesBack = useRef(false);
  useEffect(() => {
    if (car || !comesBack.current) return;
    comesBack.current = false;
    form.current?.querySelector<HTMLElement>('input:checked')?.focus();
  }, [car]);
  if (car) {
    return (
      <Result
        {...links}
        {...car}
        onOther={() => {
          comesBack.current = true;
          setCar(undefined);
        }}
      >
        {photos.length > 0 && <Photos photos={photos} />}
      </Result>
    );
  }
  return (
    <div ref={form}>
      <CarForm
        initial={values}
        onValued={(valued, typed) => {
          setValues(typed);
          setCar(valued);
        }}
      >
        <Photos photos={photos} onChange={setPhotos} />
      </CarForm>
    </div>
  );
}
