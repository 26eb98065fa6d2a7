import type { SandboxUser } from '../../data/users';
import type { World } from '../../world';
import { examplesFor } from './examples';
import type { Kept } from './kept-reservation';

/** The id of the guest who made the example, as in the guest's header. */
export const EXAMPLE_GUEST = 'exemplo';
export const EXAMPLE_NUMBER = '202600001';
export const EXAMPLE_EMAIL = 'clara@correio.example';
export const EXAMPLE_ORDER = `res-guest-${EXAMPLE_GUEST}-1`;

/** An order that somebody made without an account, for examples and people who try the search. */
export function guestExample(world: World): Kept {
  const guest: SandboxUser = {
    id: `guest-${EXAMPLE_GUEST}`,
    roles: ['customer'],
    nickname: '',
    name: 'Clara Nunes Prado',
    emails: [{ email: EXAMPLE_EMAIL, preferred: true }],
    emailPreferred: EXAMPLE_EMAIL,
    phone: '11955500177',
    cpf: '52998224725',
    companyCnpj: '',
  };
  const [, order] = examplesFor(world, guest, { brand: 'fiat', country: 'BR', infix: '' }) as [Kept, Kept];
  return { ...order, number: EXAMPLE_NUMBER };
}
