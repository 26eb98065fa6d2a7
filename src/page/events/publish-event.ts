import { type EventName, emit, type VitrineEvents } from '../core/events';
import { pushToDataLayer } from './data-layer';

/** A fact of the page: an event from whoever caused it, and a line in the page's data layer where there is one. */
export function tell<Name extends EventName>(
  from: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): void {
  emit(from, name, detail);
  pushToDataLayer(name, detail);
}
