import { type EventName, emit, type VitrineEvents } from '../core/events';
import { pushToDataLayer } from './data-layer';

/** Fires an event from its source and pushes it to the page's data layer, if there is one. */
export function publishEvent<Name extends EventName>(
  from: EventTarget,
  name: Name,
  detail: VitrineEvents[Name],
): void {
  emit(from, name, detail);
  pushToDataLayer(name, detail);
}
