import { expect, waitFor } from 'storybook/test';
import { sandbox } from './sandbox';
import { press } from './shadow';

/** What the form's tag says in its stories. */
export const LEAD_FORM = {
  model: 'compass',
  'privacy-url': '/privacidade',
  children: '<a href="/contato">Fale com a gente</a>',
};

export const PERSON = {
  name: 'Ana Nogueira',
  email: 'ana@correio.example',
  phone: '(11) 95550-0101',
  cpf: '123.456.789-09',
  allowEmail: true,
} as const;

export const send = (root: HTMLElement) => {
  const button = root.querySelector<HTMLElement>('[part=button]');
  if (button) press(button);
};

/** The body of the one lead that came. */
export const lastLead = () =>
  waitFor(() => expect(sandbox.state.leads).toHaveLength(1)).then(() => sandbox.state.leads[0]?.body);
