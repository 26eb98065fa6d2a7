import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { stepNames } from '#demo-pages/gallery/samples';
import { Stepper } from '#ui/parts/Stepper';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Stepper',
  parameters: aboutKit('Etapas de um assistente; em telas estreitas, “Etapa 2 de 4” e uma barra.'),
};
export default meta;

function Wizard({ at = 2 }: { at?: number }) {
  const [step, setStep] = useState(at);
  return <Stepper steps={stepNames['pt-BR']} current={step} onStep={setStep} />;
}

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('As etapas concluídas são botões que levam de volta.'),
  render: kit(() => <Wizard />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, queryByRole } = await insideKit(canvasElement);
    const current = () => root.querySelector('[aria-current="step"]')?.textContent;
    await expect(current()).toContain('Pagamento');
    await expect(queryByRole('button', { name: /Confirmação/ })).toBeNull();
    getByRole('button', { name: /Dados pessoais \(2, concluída\)/ }).click();
    await waitFor(() => expect(current()).toContain('Dados pessoais'));
    await expect(queryByRole('button', { name: /Pagamento/ })).toBeNull();
  }),
};

export const First: KitStory = {
  name: 'No começo',
  parameters: about('Não há etapa anterior.'),
  render: kit(() => <Wizard at={0} />),
};

export const Done: KitStory = {
  name: 'Tudo concluído',
  parameters: about('Depois do envio, não é possível voltar.'),
  render: kit(() => <Stepper steps={stepNames['pt-BR']} current={4} />),
};

export const Phone: KitStory = {
  name: 'Em um celular',
  parameters: about('O nome da etapa, o total de etapas e a próxima; os números levam de volta.'),
  render: kit(() => (
    <div className="narrow">
      <Wizard />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText, getByRole } = await insideKit(canvasElement);
    await expect(await findByText('Etapa 3 de 4')).toBeVisible();
    getByRole('button', { name: /Veículo/ }).click();
    await expect(await findByText('Etapa 1 de 4')).toBeVisible();
    await expect(await findByText('A seguir: Dados pessoais')).toBeVisible();
  }),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('Os nomes quebram em várias linhas; nada sai da tela.'),
  render: kit(() => (
    <Stepper
      steps={['Disponibilidade na concessionária', 'Responsável financeiro', 'Documentação complementar']}
      current={1}
      onStep={() => {}}
    />
  )),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('As mesmas etapas na Argentina.'),
  render: kit(() => (
    <div className="narrow">
      <Stepper steps={stepNames['es-AR']} current={1} onStep={() => {}} />
    </div>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { findByText } = await insideKit(canvasElement);
    await expect(await findByText('Sigue: Pago')).toBeVisible();
  }),
};
