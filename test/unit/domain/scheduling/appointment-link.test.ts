import { expect, it } from 'vitest';
import { appointmentLink, appointmentToken } from '#domain/scheduling/appointment-link';

const TOKEN = '0f7c1d2e-aaaa-bbbb-cccc-1234567890ab';

it('has the appointment in the query and its token in the fragment only', () => {
  const link = appointmentLink('https://brand.example/?lang=pt#topo', 'visit', 'v-1', TOKEN);
  expect(link).toBe(`https://brand.example/?lang=pt&visit=v-1#vt-visit=${TOKEN}`);
  expect(appointmentLink('https://brand.example/#topo', 'visit', 'v-1', '')).toBe(
    'https://brand.example/?visit=v-1',
  );
});

it.each([
  [TOKEN, TOKEN],
  ['', ''],
  ['<script>', ''],
  ['a\r\nb-cdefghij', ''],
])('reads %j', (text, token) => expect(appointmentToken(text)).toBe(token));
