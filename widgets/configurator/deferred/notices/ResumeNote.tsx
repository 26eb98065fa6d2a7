import { useStore } from '@nanostores/react';
import { type RefObject, useState } from 'react';
import { formatDate } from '#domain/time/calendar';
import { $car } from '#features/car/car-store';
import { $carHistory } from '#features/car/choices/choices';
import { linkedCar } from '#features/car/current/car-link';
import { loadCar } from '#features/car/current/load-car';
import { findModel } from '#features/car/current/models';
import { type AuthoredCar, matches } from '#features/car/current/restore-car';
import { clearSavedCar, expiredConfiguration, savedStep } from '#features/car/current/saved-car';
import { useHost } from '#ui/core/host-context';
import { fillMessage } from '#ui/fill-message';
import { useQuery } from '#ui/hooks/use-query';
import { useStoreSelector } from '#ui/hooks/use-store-selector';
import { useAllMessages } from '../shell/messages-context';

interface ResumeNoteProps {
  authored: AuthoredCar;
  onResume(code: string, load: () => Promise<void>, step?: string): void;
  /** Takes the focus when the visitor starts over. */
  heading: RefObject<HTMLElement | null>;
}

/**
 * Offers to begin anew with the choices of a configuration that is not usable any more: too old, or of another place (spec
 * cars#saved-configuration). Its codes are kept, its prices are requested anew.
 */
export function ResumeNote({ authored, onResume, heading }: ResumeNoteProps) {
  const { element, language } = useHost();
  const messages = useAllMessages();
  const { now } = useStore($carHistory);
  const status = useStoreSelector($car, (car) => car.status);
  const [saved, setSaved] = useState(() => (linkedCar() ? undefined : expiredConfiguration()));
  const { code = '', year, modelCode = '' } = saved?.mvs ?? {};
  const { value, failed } = useQuery(
    async () => {
      if (!(await matches(code, modelCode, authored))) return null;
      const model = await findModel(modelCode);
      const version = model?.versions?.find((each) => each.code === code);
      return { name: version ? `${version.modelShortName || version.modelName} ${version.versionName}` : '' };
    },
    saved ? `resume ${code} ${authored.model} ${authored.mvs}` : undefined,
  );
  // The author's car is replaced only until the visitor has changed it.
  const isOffered = status === 'empty' || (status === 'ready' && !!authored.mvs && !now?.past.length);
  if (!saved || !isOffered || value === null || (!value && !failed)) return null;
  return (
    <section className="resume-note" aria-labelledby="resume-title">
      <p>
        <b id="resume-title">
          {value?.name ? fillMessage(messages.resumeTitle, { car: value.name }) : messages.resumeAny}
        </b>{' '}
        <small className="muted">
          {fillMessage(messages.resumeHint, { date: formatDate(new Date(saved.savedAt), language) })}
        </small>
      </p>
      <div className="resume-buttons">
        <button
          className="button"
          part="button"
          type="button"
          onClick={() => {
            const step = savedStep();
            setSaved(undefined);
            onResume(
              code,
              () => loadCar({ mvsCode: code, ...(year && { year }), codes: saved, byVisitor: true }, element),
              step,
            );
          }}
        >
          {messages.resumeCar}
        </button>
        <button
          className="button plain"
          part="button"
          type="button"
          onClick={() => {
            clearSavedCar();
            heading.current?.focus();
            setSaved(undefined);
          }}
        >
          {messages.startOver}
        </button>
      </div>
    </section>
  );
}
