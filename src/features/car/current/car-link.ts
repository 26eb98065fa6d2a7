import { CAR_PARAMETER, type CarLink, parseCarText } from '../../../domain/car/link';

/** The car that the page's address names; null where it names none. */
export const linkedCar = (): CarLink | null =>
  parseCarText(new URLSearchParams(location.search).get(CAR_PARAMETER));

/** Takes the car out of the page's address: a reload shows what the visitor made of it. */
export function dropLink(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(CAR_PARAMETER)) return;
  url.searchParams.delete(CAR_PARAMETER);
  history.replaceState(history.state, '', url);
}
