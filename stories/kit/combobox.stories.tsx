import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { Combobox, type Option } from '#ui/Combobox';
import { aboutKit, insideKit, type KitMeta, type KitStory, keys, kit } from '../lib/Kit';
import { fill } from '../lib/shadow';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Combobox',
  parameters: aboutKit('Linha de texto com sugestões, que acha sem acentos e marca o que combina.'),
};
export default meta;

const cities = ['Belo Horizonte', 'Betim', 'Contagem', 'São João del-Rei', 'Uberaba', 'Uberlândia'].map(
  (label) => ({ value: label, label }),
);

interface SampleProps {
  options?: readonly Option[];
  busy?: boolean;
  disabled?: boolean;
  error?: string;
  label?: string;
}
function Sample({ options = cities, label = 'Cidade', ...props }: SampleProps) {
  const [value, setValue] = useState('');
  return (
    <form className="narrow">
      <Combobox
        name="cidade"
        label={label}
        value={value}
        options={options}
        onInput={setValue}
        onChoose={(option) => setValue(option.label)}
        {...props}
      />
    </form>
  );
}

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Digite, desça com as setas, escolha com Enter.'),
  render: kit(() => <Sample />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findAllByRole } = await insideKit(canvasElement);
    const input = getByRole<HTMLInputElement>('combobox');
    input.focus();
    fill(input, 'joao', { leave: false });
    await expect(await findAllByRole('option')).toHaveLength(1);
    keys(root, 'ArrowDown');
    await waitFor(() => expect(input).toHaveAttribute('aria-activedescendant', 'cidade-option-0'));
    keys(root, 'Enter');
    await waitFor(() => expect(input.value).toBe('São João del-Rei'));
    await expect(input).toHaveAttribute('aria-expanded', 'false');
  }),
};

export const NoMatch: KitStory = {
  name: 'Sem sugestão',
  parameters: about('A lista informa que não há sugestões.'),
  render: kit(() => <Sample />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByRole } = await insideKit(canvasElement);
    const input = getByRole('combobox');
    input.focus();
    fill(input, 'xyz', { leave: false });
    await expect(await findByRole('option')).toHaveTextContent('Nenhuma sugestão');
  }),
};

export const Busy: KitStory = {
  name: 'Carregando',
  parameters: about('As sugestões ainda não carregaram; o visitante já pode digitar.'),
  render: kit(() => <Sample busy />),
};

export const Disabled: KitStory = {
  name: 'Desativada',
  parameters: about('Desativada até o estado ser escolhido.'),
  render: kit(() => <Sample disabled />),
};

export const Invalid: KitStory = {
  name: 'Com erro',
  parameters: about('A mensagem definida na especificação.'),
  render: kit(() => <Sample error="Selecione sua cidade/estado" />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole } = await insideKit(canvasElement);
    await expect(getByRole('combobox')).toHaveAccessibleDescription('Selecione sua cidade/estado');
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Localidades.'),
  render: kit(() => <Sample label="Localidad" options={[{ value: '1', label: 'Rosario' }]} />),
};
