import { whenIdle } from './when-used';

let isPrepared = false;

/**
 * Has the browser load its data of languages and zones while it is idle, once for the page: its first format of a date or an
 * amount takes a dozen milliseconds, four times as many on a phone, and would be part of the first rendering that has one.
 */
export function prepareFormats(): void {
  if (isPrepared) return;
  isPrepared = true;
  whenIdle(() => new Intl.DateTimeFormat());
}
