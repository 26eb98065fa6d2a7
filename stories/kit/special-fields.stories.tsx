import { expect, fireEvent, waitFor } from 'storybook/test';
import { CardNumberField } from '#features/card/CardNumberField';
import { AddressFields, type AddressValues } from '#features/place/address/AddressFields';
import { RadioGroup, SelectField, TextField } from '#ui/core/fields';
import type { Form } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import { FileField } from '#ui/fields/FileField';
import * as inputPresets from '#ui/fields/input-presets';
import { PasswordField } from '#ui/fields/PasswordField';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import { RatingField } from '#ui/fields/RatingField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { SliderField } from '#ui/fields/SliderField';
import { inForm, type Sample } from '../lib/form-story';
import { aboutKit, insideKit, type KitMeta, type KitStory, keys, put } from '../lib/Kit';
import { about, asWritten, nextFrame } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Fields/Special',
  parameters: aboutKit('Campos que são mais do que uma linha de texto.'),
};
export default meta;

const money = (value: number) => value.toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });
const parse = (text: string) => {
  const number = Number(text.replace(/[^\d,]/g, '').replace(',', '.'));
  return text.trim() === '' || Number.isNaN(number) ? null : number;
};

export const Password: KitStory = {
  name: 'Senha nova',
  parameters: about('As regras ficam visíveis e são marcadas quando cumpridas.'),
  render: inForm((form) => <PasswordField form={form} name="line" label="Nova senha" kind="new" />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    put(root.querySelector('input') as HTMLInputElement, 'Abcdef1#');
    await waitFor(() => expect(root.querySelectorAll('[data-met=true]')).toHaveLength(6));
    getByRole('button', { name: 'Mostrar senha' }).click();
    await waitFor(() => expect(root.querySelector('input')).toHaveAttribute('type', 'text'));
  }),
};

export const CurrentPassword: KitStory = {
  name: 'Senha atual',
  globals: { language: 'es-AR', brand: 'citroen' },
  parameters: about('Sem regras; o navegador preenche.'),
  render: inForm(
    (form) => <PasswordField form={form} name="line" label="Contraseña" kind="current" />,
    {},
    { line: 'Ingresá tu contraseña actual' },
  ),
};

export const Card: KitStory = {
  name: 'Cartão',
  parameters: about('A bandeira aparece assim que os números permitem identificá-la.'),
  render: inForm((form) => (
    <>
      <CardNumberField form={form} name="line" label="Número do cartão" />
      <TextField form={form} name="other" label="Validade" {...inputPresets.cardExpiry} />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    put(root.querySelector('input') as HTMLInputElement, '378282246310005');
    await expect(await findByText('Amex')).toBeVisible();
    await expect(root.querySelector('input')).toHaveValue('3782 822463 10005');
  }),
};

export const Price: KitStory = {
  name: 'Preço e percentual',
  parameters: about('A digitação começa pelos centavos.'),
  render: inForm(
    (form) => (
      <>
        <PriceField form={form} name="line" label="Entrada" />
        <PriceField form={form} name="other" label="Desconto" unit="percent" />
      </>
    ),
    { other: '12,5' },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    put(root.querySelector('input') as HTMLInputElement, '35000');
    await nextFrame();
    fireEvent.focusOut(root.querySelector('input') as HTMLInputElement);
    await waitFor(() => expect(root.querySelector('input')).toHaveValue('35.000,00'));
  }),
};

const slider = (form: Form<Sample>, disabled = false) => (
  <SliderField
    form={form}
    name="amount"
    label="Entrada"
    hint="Quanto você paga agora"
    min={10_000}
    max={90_000}
    step={500}
    format={money}
    parse={parse}
    disabled={disabled}
  />
);

export const Slider: KitStory = {
  name: 'Controle deslizante',
  parameters: about(
    'Arrastado, pelo teclado ou digitado ao lado; o leitor de tela anuncia o valor com a unidade.',
  ),
  render: inForm((form) => slider(form), { amount: 35_000 }),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    const [range, typed] = [...root.querySelectorAll('input')] as [HTMLInputElement, HTMLInputElement];
    await expect(range.getAttribute('aria-valuetext')).toBe('35.000 reais');
    typed.focus();
    put(typed, '41.730');
    // A visitor's key never comes in the same turn as the text before it.
    await new Promise(requestAnimationFrame);
    keys(root, 'Enter');
    await waitFor(() => expect(range.value).toBe('41500'));
    put(range, '90000');
    await waitFor(() => expect(typed.value.replace(/\s/g, ' ')).toBe('R$ 90.000,00'));
  }),
};

export const SliderClosed: KitStory = {
  name: 'Controle desativado',
  parameters: about('Enquanto a simulação não pode mudar.'),
  render: inForm((form) => slider(form, true), { amount: 35_000 }),
};

export const Rating: KitStory = {
  name: 'Nota',
  parameters: about('De Muito ruim a Muito bom; as setas passam de uma a outra.'),
  render: inForm((form) => <RatingField form={form} name="amount" label="Como foi o test drive?" />, {
    amount: 3,
  }),
  play: asWritten(async ({ canvasElement }) => {
    const { getByRole, findByText } = await insideKit(canvasElement);
    getByRole('radio', { name: '5, Muito bom' }).click();
    await expect(await findByText('Muito bom')).toBeVisible();
  }),
};

export const Quantity: KitStory = {
  name: 'Quantidade',
  parameters: about('Por botões, setas ou digitação; para nos limites.'),
  render: inForm((form) => (
    <QuantityField form={form} name="amount" label="Veículos na frota" min={1} max={20} />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole } = await insideKit(canvasElement);
    const more = getByRole('button', { name: /Aumentar/ });
    const field = getByRole('spinbutton');
    more.click();
    await waitFor(() => expect(field).toHaveValue('2'));
    more.click();
    await waitFor(() => expect(field).toHaveValue('3'));
    field.focus();
    keys(root, 'ArrowDown');
    await waitFor(() => expect(field).toHaveValue('2'));
  }),
};

const pdf = (name: string, size = 240_000) =>
  new File([new Uint8Array(size)], name, { type: 'application/pdf' });

export const Files: KitStory = {
  name: 'Arquivos',
  parameters: about(
    'Escolhidos ou arrastados; uma mensagem cita o arquivo grande demais e os outros são mantidos.',
  ),
  render: inForm(
    (form) => (
      <FileField
        form={form}
        name="files"
        label="Comprovantes"
        accept=".pdf,image/*"
        multiple
        progress={{ 'residencia.pdf': 0.6, 'cnh.pdf': 1 }}
      />
    ),
    {
      files: [
        pdf('cnh.pdf'),
        pdf('residencia.pdf', 2_400_000),
        pdf('holerite-de-outubro-com-um-nome-muito-comprido.pdf'),
      ],
    },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, findByText } = await insideKit(canvasElement);
    const transfer = new DataTransfer();
    transfer.items.add(pdf('grande.pdf', 11 * 1024 * 1024));
    root
      .querySelector('.drop')
      ?.dispatchEvent(new DragEvent('drop', { dataTransfer: transfer, bubbles: true, cancelable: true }));
    await expect(await findByText(/Arquivos excederam o tamanho máximo: grande.pdf/)).toBeVisible();
    getByRole('button', { name: 'Remover cnh.pdf' }).click();
    await waitFor(() => expect(root.querySelectorAll('.file')).toHaveLength(2));
  }),
};

const MODELS = ['Argo', 'Mobi', 'Pulse', 'Fastback', 'Toro', 'Strada', 'Cronos'].map((label) => ({
  value: label.toLowerCase(),
  label,
}));

export const Choices: KitStory = {
  name: 'Escolhas',
  parameters: about('Uma entre várias: em botões, em lista ou por busca.'),
  render: inForm(
    (form) => (
      <>
        <RadioGroup
          form={form}
          name="line"
          label="Período"
          choices={[
            { value: 'morning', label: 'Manhã' },
            { value: 'afternoon', label: 'Tarde' },
          ]}
        />
        <SelectField
          form={form}
          name="other"
          label="Estado civil"
          empty="Selecione"
          choices={[{ value: 's', label: 'Solteiro(a)' }]}
        />
        <SearchSelect form={form} name="line" label="Modelo" options={MODELS} />
      </>
    ),
    { line: 'morning' },
  ),
};

export const Consents: KitStory = {
  name: 'Consentimentos',
  parameters: about('Pelo menos um; a mensagem é do grupo.'),
  render: inForm(
    (form) => (
      <ConsentGroup
        form={form}
        legend="Aceito receber contato por"
        boxes={[
          { name: 'first', label: 'E-mail' },
          { name: 'second', label: 'SMS e telefone' },
          { name: 'third', label: 'WhatsApp' },
        ]}
      />
    ),
    {},
    { first: 'Selecione pelo menos uma das opções acima' },
  ),
};

const AddressSample = ({ form, label }: { form: unknown; label: string }) => {
  const address = form as Form<AddressValues>;
  return (
    <>
      <TextField form={address} name="postalCode" label={label} {...inputPresets.postalCode} />
      <AddressFields form={address} />
    </>
  );
};

export const Address: KitStory = {
  name: 'Endereço pelo CEP',
  parameters: about('Um CEP completo preenche a rua, o bairro, a cidade e o estado.'),
  render: inForm((form) => <AddressSample form={form} label="CEP" />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByDisplayValue } = await insideKit(canvasElement);
    put(root.querySelector('input') as HTMLInputElement, '01310100');
    await expect(await findByDisplayValue('São Paulo')).toBeVisible();
  }),
};

export const AddressInArgentina: KitStory = {
  name: 'Endereço na Argentina',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('A província é escolhida em uma lista, pelo nome; o código postal também a preenche.'),
  render: inForm((form) => <AddressSample form={form} label="Código postal" />),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByDisplayValue } = await insideKit(canvasElement);
    put(root.querySelector('input') as HTMLInputElement, '2000');
    await expect(await findByDisplayValue('Santa Fe')).toBeVisible();
  }),
};
