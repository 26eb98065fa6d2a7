import { createElement, useEffect } from 'react';
import type { Angle } from '../../../domain/standalone/car-image';
import { useHost } from '../../../ui/core/host-context';

/** A version, as far as its picture needs it; series may be empty (spec cars#images). */
export interface PicturedCar {
  brand?: string;
  modelCode: string;
  versionCode: string;
  seriesCode: string;
  year?: number | null;
}

interface CarPictureProps {
  car: PicturedCar;
  /** Colour code; the standard colour where there is none. */
  color?: string;
  angle?: Angle;
  /** How wide it is shown, as an img's sizes. */
  sizes?: string;
  /** What is on it; without it, nobody hears of it. */
  label?: string;
  /** It is in sight from the start. */
  eager?: boolean;
}

/** A car's picture: the tag of the image widget, which comes by itself with what it needs. */
export function CarPicture({ car, color, angle = 'side', sizes, label, eager }: CarPictureProps) {
  const host = useHost();
  useEffect(() => host.loadNestedWidgets(), [host]);
  const { brand, modelCode, versionCode, seriesCode, year } = car;
  return createElement('vt-car-image', {
    brand: brand || undefined,
    model: modelCode,
    version: versionCode,
    series: seriesCode,
    year: year ?? undefined,
    color: color || undefined,
    angle,
    sizes,
    label: label || undefined,
    // Custom elements take text: preact would write a true of React as "true".
    decorative: label ? undefined : '',
    eager: eager ? '' : undefined,
  });
}
