import { expect, it } from 'vitest';
import { journeysOf, journeysTable } from '#scripts/journeys.mjs';

const journey = { name: 'send a lead', taps: 6, seconds: 4.04, requests: 30, bytes: 84_600 };
const report = {
  suites: [
    {
      specs: [
        {
          title: journey.name,
          ok: true,
          tests: [
            { annotations: [{ type: 'slow' }, { type: 'journey', description: JSON.stringify(journey) }] },
          ],
        },
        { title: 'find a dealer', ok: false, tests: [{ annotations: [] }] },
      ],
    },
  ],
};

it('reads the journeys and the failed ones from a report', () => {
  expect(journeysOf(report)).toEqual({ journeys: [journey], failed: ['find a dealer'] });
});

it('prints taps, seconds, requests and kB', () => {
  expect(journeysTable([journey]).split('\n')).toEqual([
    'journey      taps  seconds  requests  kB',
    'send a lead     6      4.0        30  85',
  ]);
});
