import { useState } from 'react';
import { weekdayOf } from '#domain/time/day-text';
import { useMessages } from '#ui/core/host-context';
import { DateGrid } from '#ui/parts/DateGrid';
import { SlotList } from '#ui/parts/SlotList';
import { Specimen } from './Specimen';

const words = {
  'pt-BR': { day: 'Dia da visita', days: 'Dias', time: 'Horário', times: 'Horários', closed: 'fechado' },
  'es-AR': { day: 'Día de la visita', days: 'Días', time: 'Horario', times: 'Horarios', closed: 'cerrado' },
};

const SLOTS = [
  { time: '08:30' },
  { time: '09:00', taken: true },
  { time: '10:30' },
  { time: '14:00' },
  { time: '15:30' },
  { time: '18:30' },
];

/** A month whose Sundays are closed. */
export function DaySample({ error }: { error?: string }) {
  const labels = useMessages(words);
  const [date, setDate] = useState('2027-03-10');
  return (
    <DateGrid
      name="sample-day"
      label={labels.day}
      value={date}
      min="2027-03-03"
      max="2027-05-14"
      today="2027-03-03"
      closedReason={(day) => (weekdayOf(day) === 0 ? labels.closed : '')}
      {...(error && { error })}
      onChange={setDate}
    />
  );
}

/** The times of a day, one of them just taken. */
export function TimeSample({ error }: { error?: string }) {
  const labels = useMessages(words);
  const [time, setTime] = useState('10:30');
  return (
    <SlotList
      name="sample-time"
      label={labels.time}
      slots={SLOTS}
      value={time}
      {...(error && { error })}
      onChange={setTime}
    />
  );
}

export function DaySamples() {
  const labels = useMessages(words);
  return (
    <>
      <Specimen title={labels.days}>
        <DaySample />
      </Specimen>
      <Specimen title={labels.times}>
        <TimeSample />
      </Specimen>
    </>
  );
}
