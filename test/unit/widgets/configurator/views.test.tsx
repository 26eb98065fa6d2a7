// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import {
  at,
  fault,
  net,
  paint,
  press,
  pressable,
  priced,
  setUpConfigurator,
  showConfigurator,
} from '../../lib/configurator';
import { settle } from '../../lib/render';

setUpConfigurator();

/** The views on the stage: angle, and code of the colour or upholstery. */
const views = () =>
  [...document.querySelectorAll('.stage vt-car-image')].map((image) =>
    ['angle', 'color'].map((name) => image.getAttribute(name)).join(' '),
  );
const show = async (...place: Parameters<typeof at>) => {
  await showConfigurator(at(...place));
  await priced();
  await settle();
};
const gets = () => net.asked.filter((address) => /assets\/.*(rear|interior)/.test(address));

it('a car has the further views that its image folder lists, in its colour and with its upholstery', async () => {
  await show('color');
  expect(views()).toEqual(['side 679', 'front 679', 'wheel 679', 'rear 679', 'interior C02']);
  await press(paint('Branco Banchisa'));
  await settle();
  expect(views()).toEqual(['side 249', 'front 249', 'wheel 249', 'rear 249', 'interior C02']);
  // The list is asked for once, and its images are not asked for one by one.
  expect(net.asked.filter((address) => address.endsWith('/index.json'))).toHaveLength(1);
  expect(gets()).toEqual([]);
});

it('the interior is in sight first where the upholstery is chosen', async () => {
  await show('coating');
  expect(views()[0]).toBe('interior C02');
  await press(pressable(/^Couro sintético preto/));
  await settle();
  expect(views()[0]).toBe('interior C01');
});

it('where folders are not listed, a view is there if a GET finds its image', async () => {
  fault('AST-02', '404');
  await show('color');
  expect(views()).toEqual(['side 679', 'front 679', 'wheel 679', 'rear 679', 'interior C02']);
  expect(gets()).toHaveLength(2);
});

it.each([
  ['400', '341AF11~2026'],
  ['drop', '341BF11~2026'],
])('a car whose images nobody can tell (%s) has the views of every car', async (what, link) => {
  for (const call of ['AST-01', 'AST-02', 'AST-03']) fault(call, what);
  await show('coating', link);
  await settle(5000);
  expect(views().map((view) => view.split(' ')[0])).toEqual(['side', 'front', 'wheel']);
});
