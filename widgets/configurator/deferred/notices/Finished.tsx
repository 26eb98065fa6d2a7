import { useEffect } from 'react';
import type { ConfiguratorStep } from '#domain/status/screen-steps';
import { $car } from '#features/car/car-store';
import { currentCodes } from '#features/car/current/current-codes';
import { emit } from '#page/core/events';
import { findInPage } from '#page/open-roots';
import { prefetchWidget } from '#page/prefetch-widget';
import { useHost } from '#ui/core/host-context';
import { whenIdle } from '#ui/core/when-used';
import { useStoreSelector } from '#ui/hooks/use-store-selector';

declare module '#page/core/events' {
  interface VitrineEvents {
    /** The visitor reached the summary: the configuration is complete. Codes of the chosen items. */
    'vt-configuration-finished': {
      mvsCode: string;
      year: number | null;
      colorCode: string;
      coatingCode: string;
      partCodes: string[];
      serviceCodes: string[];
    };
  }
}

/** The form that a configuration usually ends in. */
const FORM = 'vt-lead-form';

interface FinishedProps {
  step: ConfiguratorStep;
}

/**
 * Emits the event each time the visitor reaches the summary, and fetches the page's form ahead. Renders nothing.
 */
export function Finished({ step }: FinishedProps) {
  const { element } = useHost();
  const isReady = useStoreSelector($car, (car) => car.isReady);
  const finished = step === 'resume' && isReady;
  useEffect(() => {
    const codes = finished && currentCodes();
    if (!codes) return;
    emit(element, 'vt-configuration-finished', {
      mvsCode: codes.mvsCode,
      year: codes.year ?? null,
      colorCode: codes.color,
      coatingCode: codes.coating,
      partCodes: [...codes.parts],
      serviceCodes: [...codes.services],
    });
  }, [finished, element]);
  useEffect(() => {
    if (finished && findInPage(FORM)) whenIdle(() => prefetchWidget(FORM));
  }, [finished]);
  return null;
}
