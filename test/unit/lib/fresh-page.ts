/**
 * Gives each test file of a worker a page of its own: a new window, a global object without what earlier files left
 * there, and modules that are evaluated again. The worker, happy-dom and preact stay, which take longer than most tests.
 */
import { GlobalWindow } from 'happy-dom';
import { vi } from 'vitest';
import { populateGlobal } from 'vitest/runtime';

type Properties = Map<PropertyKey, PropertyDescriptor>;

/** The worker as its first file found it. */
interface Worker {
  properties: Map<object, Properties>;
  /** Names that the environment's own window has put on the global object. */
  names: string[];
  /** Channels of the file that runs; all threads hear them, however old the modules that opened them. */
  channels: BroadcastChannel[];
}

const KEY = Symbol.for('the worker as its first test file found it');
const worker = globalThis as { [KEY]?: Worker };

const propertiesOf = (object: object): Properties =>
  new Map(
    Reflect.ownKeys(object).map((key) => [
      key,
      Reflect.getOwnPropertyDescriptor(object, key) as PropertyDescriptor,
    ]),
  );

/** The environment puts a window's properties on the global object with one and the same getter. */
function namesOfWindow(properties: Properties): string[] {
  const getter = (key: PropertyKey) => String(properties.get(key)?.get);
  return [...properties.keys()].filter(
    (key): key is string => typeof key === 'string' && getter(key) === getter('happyDOM'),
  );
}

/** All windows share these: a method that a test adds to one is there in the next. */
const prototypes = (window: object): object[] =>
  Object.values(Object.getOwnPropertyDescriptors(window)).flatMap(({ value }) => {
    const found: object[] = [];
    for (let each = value?.prototype; each && each !== Object.prototype; each = Object.getPrototypeOf(each))
      found.push(each);
    return found;
  });

function restore(object: object, properties: Properties): void {
  for (const key of Reflect.ownKeys(object)) if (!properties.has(key)) Reflect.deleteProperty(object, key);
  for (const [key, before] of properties) {
    const now = Reflect.getOwnPropertyDescriptor(object, key);
    if (now?.value !== before.value || now?.get !== before.get || now?.set !== before.set)
      Reflect.defineProperty(object, key, before);
  }
}

if (worker[KEY]) {
  for (const channel of worker[KEY].channels.splice(0)) channel.close();
  // Ends the timers and requests of the page before.
  await (globalThis as unknown as { happyDOM: { close(): Promise<void> } }).happyDOM.close();
  for (const [object, properties] of worker[KEY].properties) restore(object, properties);
}
const window = new GlobalWindow({
  console: globalThis.console,
  url: 'http://localhost:3000',
  settings: { disableErrorCapturing: true },
});
if (!worker[KEY]) {
  const properties = new Map(prototypes(window).map((each) => [each, propertiesOf(each)]));
  const own = propertiesOf(globalThis);
  worker[KEY] = { properties: properties.set(globalThis, own), names: namesOfWindow(own), channels: [] };
  own.set(KEY, propertiesOf(globalThis).get(KEY) as PropertyDescriptor);
}
populateGlobal(globalThis, window, { bindFunctions: true, additionalKeys: worker[KEY].names });
const { channels } = worker[KEY];
globalThis.BroadcastChannel = class extends BroadcastChannel {
  constructor(name: string) {
    super(name);
    channels.push(this);
  }
};
vi.resetModules();
