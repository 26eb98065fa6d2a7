import { expect, waitFor } from 'storybook/test';
import { WizardSample } from '#demo-pages/gallery/WizardSample';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import { about, asWritten, nextFrame } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Wizard',
  parameters: aboutKit(
    'Um formulário em etapas: o visitante só avança quando os campos da etapa estão corretos, voltar não apaga nada, e o navegador pede confirmação antes de sair.',
  ),
};
export default meta;

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('A etapa do cônjuge só existe para quem é casado.'),
  render: kit(() => <WizardSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByLabelText, findByRole, findByText } = await insideKit(canvasElement);
    const on = () => getByRole('button', { name: 'Continuar' }).click();
    on();
    await waitFor(() => expect(focusedIn(root)).toBe(getByLabelText('Nome completo')));
    await expect(getByLabelText('Nome completo')).toHaveAccessibleDescription('Digite o nome completo');
    put(getByLabelText('Nome completo'), 'Ana Prado');
    put(getByLabelText('E-mail'), 'ana@exemplo.com.br');
    getByRole('radio', { name: 'Casado' }).click();
    await nextFrame();
    on();
    const title = await findByRole('heading', { name: 'Cônjuge' });
    await waitFor(() => expect(focusedIn(root)).toBe(title));
    getByRole('button', { name: 'Voltar' }).click();
    await waitFor(() => expect(getByLabelText('Nome completo')).toHaveValue('Ana Prado'));
    getByRole('radio', { name: 'Solteiro' }).click();
    await nextFrame();
    on();
    await findByRole('heading', { name: 'Revisão' });
    getByRole('button', { name: 'Enviar proposta' }).click();
    await expect(await findByText('Proposta enviada.')).toBeVisible();
  }),
};

export const Refused: KitStory = {
  name: 'Recusado pelo serviço',
  parameters: about('O serviço recusa o e-mail (422): a mensagem aparece no campo, na etapa dele.'),
  render: kit(() => <WizardSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByLabelText, findByRole, findByLabelText } = await insideKit(canvasElement);
    put(getByLabelText('Nome completo'), 'Ana Prado');
    put(getByLabelText('E-mail'), 'ana@exemplo.com');
    await nextFrame();
    getByRole('button', { name: 'Continuar' }).click();
    await findByRole('heading', { name: 'Revisão' });
    getByRole('button', { name: 'Enviar proposta' }).click();
    const email = await findByLabelText('E-mail');
    await expect(email).toHaveAccessibleDescription('Este e-mail já tem uma proposta');
    await waitFor(() => expect(focusedIn(root)).toBe(email));
  }),
};

export const Phone: KitStory = {
  name: 'Em um celular',
  parameters: about('A barra e o nome da etapa no lugar dos números.'),
  render: kit(() => (
    <div className="narrow">
      <WizardSample />
    </div>
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR' },
  parameters: about('A mesma etapa na Argentina.'),
  render: kit(() => <WizardSample />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByLabelText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Continuar' }).click();
    await waitFor(() =>
      expect(getByLabelText('Nombre y apellido')).toHaveAccessibleDescription('Ingresá el nombre y apellido'),
    );
  }),
};
