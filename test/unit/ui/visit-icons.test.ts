import { expect, it } from 'vitest';
import { contactIcons } from '#ui/icons/contact';
import { visitIcons } from '#ui/icons/visit';

it('shows a place and a telephone as the dealer finder does', () => {
  expect([visitIcons.place, visitIcons.phone]).toEqual([contactIcons.address, contactIcons.phone]);
});
