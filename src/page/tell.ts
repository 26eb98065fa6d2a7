import { pushToDataLayer } from './data-layer';
import { type EventName, emit, type VitrineEvents } from './events';

/** A fact of the page: an event from whoever caused it, and a line in the page's data layer where there is one. */
export function tell<Name extends EventName>(
  from: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): void {
  emit(from, name, detail);
  pushToDataLayer(name, detail);
}
