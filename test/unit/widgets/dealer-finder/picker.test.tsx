// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest';
import DealerPicker from '#features/dealer/picker/DealerPicker';
import { setLocation } from '#features/place/location-store';
import { page } from '../../lib/answers';
import { render } from '../../lib/render';
import { city, leaveFinder, openFinder } from './found';

beforeEach(openFinder);
afterEach(leaveFinder);

const searchBy = () => document.querySelector('vt-dealer-finder')?.getAttribute('search-by');
const show = () => render(<DealerPicker title="Concessionária" onClose={() => {}} />);

it('asks a visitor in Brazil for the postal code first', async () => {
  await show();
  expect(searchBy()).toBe('postal-code city position');
});

it('shows the dealers of a known place', async () => {
  setLocation(city(0));
  await show();
  expect(searchBy()).toBe(null);
});

it('asks a visitor in Argentina for the city first', async () => {
  page({ country: 'AR' });
  await show();
  expect(searchBy()).toBe(null);
});

it('offers the dealers of a type only where a form asks for them', async () => {
  const type = () => document.querySelector('vt-dealer-finder')?.getAttribute('dealer-type');
  await show();
  expect(type()).toBe(null);
  await render(<DealerPicker title="Concessionária" type="online-schedule" onClose={() => {}} />);
  expect(type()).toBe('online-schedule');
});
