import { expect, it } from 'vitest';
import { appointmentLink, appointmentToken } from '#domain/scheduling/appointment-link';

const TOKEN = '0f7c1d2e-aaaa-bbbb-cccc-1234567890ab';

it('has the appointment in the query and its token in the fragment only', () => {
  const link = appointmentLink('https://brand.example/?lang=pt#topo', 'visit', 'v-1', TOKEN);
  expect(link).toBe(`https://brand.example/?lang=pt&visit=v-1#vt-visit=${TOKEN}`);
  expect(appointmentToken(new URL(link).hash, 'visit')).toEqual({ token: TOKEN, rest: '' });
  expect(appointmentToken(new URL(link).hash, 'test-drive')).toBeNull();
  expect(appointmentLink('https://brand.example/#topo', 'visit', 'v-1', '')).toBe(
    'https://brand.example/?visit=v-1',
  );
});

it.each([
  ['', null],
  ['#topo', null],
  [`#vt-visit=${TOKEN}&a=1`, { token: TOKEN, rest: '#a=1' }],
  ['#vt-visit=', { token: '', rest: '' }],
  ['#vt-visit=<script>', { token: '', rest: '' }],
])('reads %j', (fragment, found) => expect(appointmentToken(fragment, 'visit')).toEqual(found));
