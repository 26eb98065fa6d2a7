import { expect, waitFor } from 'storybook/test';
import { object, string } from 'valibot';
import { IDENTITY_STEPS, type IdentityStep } from '#domain/person/identity-steps';
import { persisted } from '#page/settings/storage';
import { inside } from '../lib/shadow';
import { about, asWritten, component, type WidgetMeta, type WidgetStory } from '../lib/story';

const meta: WidgetMeta<'vt-identity-validation'> = {
  title: 'States/Identity',
  component: component('vt-identity-validation'),
  args: { 'help-url': '/ajuda', children: '<a href="/contato">Fale com a gente</a>' },
};
export default meta;
type Story = WidgetStory<'vt-identity-validation'>;

/** A validation of the sandbox that the tab left. */
const ID = 'a-responder';

/** A story of a validation that has come to a step. */
const at = (step: IdentityStep, name: string): Story => ({
  name,
  parameters: about('A etapa em que o serviço diz que a validação está.', {
    user: 'ana',
    arrange: () =>
      persisted('identity-validation', object({ id: string() }), { area: 'sessionStorage' }).save({ id: ID }),
    answers: { [`/validations/${ID}`]: (validation: object) => ({ ...validation, step }) },
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await inside(canvasElement, 'vt-identity-validation');
    await waitFor(() => {
      const steps = [...root.querySelectorAll('.steps li')];
      expect(steps.findIndex((each) => each.getAttribute('aria-current') === 'step')).toBe(
        IDENTITY_STEPS.indexOf(step),
      );
    });
  }),
});

export const Identity: Story = at('VALIDATING_IDENTITY', 'Identidade em validação');
export const Token: Story = at('VALIDATING_TOKEN', 'À espera do código');
export const Check: Story = at('AWAITING_IDENTITY_CHECK', 'À espera do verificador externo');
export const Quiz: Story = at('AWAITING_QUIZ', 'À espera das respostas');
export const Syncing: Story = at('SYNCING_CRM', 'Em sincronização com o CRM');
export const Persisted: Story = at('PERSISTED_HUB', 'Guardada');
