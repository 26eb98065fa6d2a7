import { createElement, useEffect } from 'react';
import type { Angle } from '#domain/car/car-image';
import { useHost } from '#ui/core/host-context';

/** The data of a version that its picture needs; series may be empty (spec cars#images). */
export interface PicturedCar {
  brand?: string;
  modelCode: string;
  versionCode: string;
  seriesCode: string;
  year?: number | null;
}

interface CarPictureProps {
  car: PicturedCar;
  /** Colour code; the standard colour if absent. */
  color?: string;
  angle?: Angle;
  /** Displayed width, as in the sizes attribute of an img. */
  sizes?: string;
  /** Text alternative; without it the picture is decorative. */
  label?: string;
  /** Whether it is visible from the start. */
  eager?: boolean;
}

/** A car's picture: the tag of the image widget, which loads on its own. */
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
    // Custom elements take text: preact would write true as "true".
    decorative: label ? undefined : '',
    eager: eager ? '' : undefined,
  });
}
