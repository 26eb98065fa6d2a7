import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { refusal } from '#domain/validation/refusal';
import { RegisterForm } from '#features/applicant/ApplicantForm';
import type { RegisterValues } from '#features/applicant/applicant';
import { aboutKit, focusedIn, insideKit, type KitMeta, type KitStory, kit, put } from '../lib/Kit';
import { about, asWritten, nextFrame } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Proposal/Data',
  parameters: aboutKit(
    'Os dados que um banco pede a uma pessoa, em partes: identificação, ocupação, endereço e, se houver, cônjuge. Voltar não apaga nada do que foi digitado.',
  ),
};
export default meta;

const JOANA: Partial<RegisterValues> = {
  name: 'Joana Prado',
  email: 'joana@correio.example',
  phone: '(11) 95550-0101',
  cpf: '123.456.789-09',
  birthday: '20/11/1990',
  motherName: 'Marta Prado',
  civilState: 'SINGLE',
  occupation: 'EMPLOYEE',
  companyName: 'Padaria Aurora',
  salary: '4.321,09',
  postalCode: '01310-100',
  street: 'Avenida Paulista',
  homeNumber: '1000',
  neighborhood: 'Bela Vista',
  cityName: 'São Paulo',
  stateCode: 'SP',
};

interface SampleProps {
  initial?: Partial<RegisterValues>;
  refused?: Record<string, string>;
}

/** The form as the flow has it: it says when it is done, and when it is left backwards. */
function Sample({ initial = {}, refused }: SampleProps) {
  const [end, setEnd] = useState('');
  if (end) return <p role="status">{end}</p>;
  return (
    <RegisterForm
      initial={initial}
      onValues={() => {}}
      onDone={({ name, salary }) => setEnd(`Pronto: ${name}, ${salary}`)}
      onBack={() => setEnd('Voltou à simulação')}
      {...(refused && { refused: refusal(refused) })}
    />
  );
}

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Sem nada digitado: o visitante só avança quando a primeira parte está correta.'),
  render: kit(() => <Sample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByLabelText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Continuar' }).click();
    await waitFor(() => expect(focusedIn(root)).toBe(getByLabelText('Nome completo')));
    await waitFor(() =>
      expect(getByRole('radio', { name: 'Solteiro(a)' })).toHaveAccessibleDescription(
        'O campo Estado Civil é obrigatório',
      ),
    );
    put(getByLabelText('CPF'), '12345678909');
    await waitFor(() => expect(getByLabelText('CPF')).toHaveValue('123.456.789-09'));
    put(getByLabelText(/^Data de nascimento/), '31021990');
    fireEvent.focusOut(getByLabelText(/^Data de nascimento/));
    await waitFor(() =>
      expect(getByLabelText(/^Data de nascimento/)).toHaveAccessibleDescription(
        /Data de Nascimento inválida/,
      ),
    );
  }),
};

export const Whole: KitStory = {
  name: 'Do início ao fim',
  parameters: about('Quem é casado tem uma parte a mais; o CPF do cônjuge não pode ser o mesmo.'),
  render: kit(() => <Sample initial={JOANA} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByLabelText, findByRole, findByText } = await insideKit(canvasElement);
    const on = () => getByRole('button', { name: 'Continuar' }).click();
    getByLabelText('Casado(a)').click();
    on();
    const work = await findByRole('heading', { name: 'Trabalho e renda' });
    await waitFor(() => expect(focusedIn(root)).toBe(work));
    put(getByLabelText(/^Renda mensal/), '5123,45');
    await nextFrame();
    fireEvent.focusOut(getByLabelText(/^Renda mensal/));
    on();
    await findByRole('heading', { name: 'Endereço' });
    on();
    await findByRole('heading', { name: 'Cônjuge' });
    put(getByLabelText('Nome completo do cônjuge'), 'Rui Prado');
    put(getByLabelText('CPF do cônjuge'), '12345678909');
    put(getByLabelText(/^Data de nascimento do cônjuge/), '01021990');
    getByLabelText('Comunhão parcial').click();
    on();
    await waitFor(() =>
      expect(getByLabelText('CPF do cônjuge')).toHaveAccessibleDescription(
        'O CPF do cônjuge deve ser diferente do seu',
      ),
    );
    put(getByLabelText('CPF do cônjuge'), '52998224725');
    on();
    await expect(await findByText('Pronto: Joana Prado, 5.123,45')).toBeVisible();
  }),
};

export const Back: KitStory = {
  name: 'Voltar da primeira parte',
  parameters: about('O botão de voltar leva à simulação.'),
  render: kit(() => <Sample initial={JOANA} />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Voltar' }).click();
    await expect(await findByText('Voltou à simulação')).toBeVisible();
  }),
};

export const Address: KitStory = {
  name: 'Endereço pelo CEP',
  parameters: about('O CEP preenche a rua, o bairro, a cidade e o estado.'),
  render: kit(() => (
    <Sample initial={{ ...JOANA, postalCode: '', street: '', cityName: '', stateCode: '' }} />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByLabelText, findByRole, findByDisplayValue } = await insideKit(canvasElement);
    const on = () => getByRole('button', { name: 'Continuar' }).click();
    on();
    await findByRole('heading', { name: 'Trabalho e renda' });
    on();
    await findByRole('heading', { name: 'Endereço' });
    put(getByLabelText('CEP'), '01310100');
    await expect(await findByDisplayValue('São Paulo')).toBeVisible();
  }),
};

export const Refused: KitStory = {
  name: 'Recusado pelo serviço',
  parameters: about('O banco recusa a renda (422): a mensagem aparece no campo, na parte dele.'),
  render: kit(() => (
    <Sample
      initial={JOANA}
      refused={{ salary: 'Não foi possível confirmar a renda informada', dealer: 'A simulação expirou.' }}
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByLabelText, getByRole, findByRole } = await insideKit(canvasElement);
    const salary = await findByLabelText(/^Renda mensal/);
    await expect(salary).toHaveAccessibleDescription(/Não foi possível confirmar a renda informada/);
    await waitFor(() => expect(focusedIn(root)).toBe(salary));
    put(salary, '400000');
    await waitFor(() => expect(salary).toHaveAttribute('aria-invalid', 'false'));
    getByRole('button', { name: 'Continuar' }).click();
    await findByRole('heading', { name: 'Endereço' });
  }),
};

export const Narrow: KitStory = {
  name: 'Em um celular, com nomes compridos',
  parameters: about('Uma coluna; nada ultrapassa a largura.'),
  render: kit(() => (
    <div className="narrow">
      <Sample
        initial={{
          ...JOANA,
          name: 'Maria Aparecida do Perpétuo Socorro de Albuquerque Cavalcanti',
          email: 'maria.aparecida.do.perpetuo.socorro.de.albuquerque@correio-eletronico.example',
        }}
      />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Na Argentina o documento é o DNI.'),
  render: kit(() => <Sample />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, getByLabelText } = await insideKit(canvasElement);
    getByRole('button', { name: 'Continuar' }).click();
    await waitFor(() => expect(getByLabelText('DNI')).toHaveAccessibleDescription('Ingresá el DNI'));
  }),
};
