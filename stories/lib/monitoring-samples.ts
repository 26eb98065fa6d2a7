/** Sample code and the schema of the page "Monitoring". */
import { toJsonSchema } from '@valibot/to-json-schema';
import { reportSchema } from '#demo-pages/sandbox/panel/report-shape';

export const TAGS = `<meta name="vitrine:report" content="https://watch.brand.example/vitrine">
<meta name="vitrine:report-sample" content="0.1">`;

export const SCHEMA = JSON.stringify(toJsonSchema(reportSchema), null, 2);

export const REPORT = JSON.stringify(
  {
    v: 1,
    version: '1.4.0',
    brand: 'fiat',
    country: 'BR',
    path: '/fiat/contato/',
    sample: 0.1,
    part: 1,
    timings: [{ tag: 'vt-contact-form', loaded: 412, ready: 31, firstUse: 5210, sent: 1 }],
    faults: [{ kind: 'call', source: 'DLR-03', cause: 'timeout', times: 2 }],
    interactions: [{ tag: 'vt-contact-form', type: 'click', times: 1, longest: 264 }],
    frames: { times: 3, own: 1, longest: 91 },
  },
  null,
  2,
);

export const OBSERVE = `const send = (name, value) => rum.addTiming(name, value); // your RUM
const steps = /^vt-[a-z\\d-]+ (ready|first-use|sent)$/;
const observer = new PerformanceObserver((list) => {
  for (const { name, entryType, startTime, duration } of list.getEntries()) {
    if (steps.test(name)) send(name, entryType === 'measure' ? duration : startTime);
  }
});
for (const type of ['mark', 'measure']) observer.observe({ type, buffered: true });
document.addEventListener('vt-fault-observed', ({ detail }) => rum.addError('vitrine', detail));`;
