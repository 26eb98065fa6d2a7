import { expect, it } from 'vitest';
import { visitIcons } from '#features/scheduling/visit-icons';
import { contactIcons } from '#ui/icons/contact';

it('shows a place and a telephone as the dealer finder does', () => {
  expect([visitIcons.place, visitIcons.phone]).toEqual([contactIcons.address, contactIcons.phone]);
});
