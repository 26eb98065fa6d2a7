import { expect, fireEvent, userEvent } from 'storybook/test';
import { TextField } from '#ui/core/fields';
import * as inputPresets from '#ui/fields/input-presets';
import { TextArea } from '#ui/fields/TextArea';
import { inForm } from '../lib/form-story';
import { aboutKit, insideKit, type KitMeta, type KitStory } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Fields/Text',
  parameters: aboutKit(
    'Um campo de texto de cada tipo: máscara, teclado do celular e preenchimento automático.',
  ),
};
export default meta;

const input = (root: HTMLElement) => root.querySelector('input') as HTMLInputElement;
/** Types as a browser does: one character, then the event. */
function type(field: HTMLInputElement, text: string): void {
  field.focus();
  for (const character of text) {
    const at = field.selectionStart ?? field.value.length;
    const value = field.value.slice(0, at) + character + field.value.slice(field.selectionEnd ?? at);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.setSelectionRange(at + 1, at + 1);
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertText', data: character }));
  }
}

export const Default: KitStory = {
  name: 'Padrão',
  parameters: about('Rótulo, dica e a linha da mensagem, reservada desde o início.'),
  render: inForm((form) => (
    <>
      <TextField
        form={form}
        name="line"
        label="Nome completo"
        hint="Como no documento"
        {...inputPresets.personName}
      />
      <TextField form={form} name="other" label="Apelido" optional="(opcional)" />
    </>
  )),
};

export const Documents: KitStory = {
  name: 'Documentos',
  parameters: about('A máscara acompanha a digitação e o cursor continua depois do mesmo caractere.'),
  render: inForm((form) => (
    <>
      <TextField form={form} name="line" label="CPF" {...inputPresets.cpf} />
      <TextField form={form} name="other" label="CNPJ" {...inputPresets.cnpj} />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    type(input(root), '52998224725');
    await expect(input(root).value).toBe('529.982.247-25');
    // A digit in the middle: the caret stays behind it.
    input(root).setSelectionRange(2, 3);
    type(input(root), '1');
    await expect(input(root).value).toBe('521.982.247-25');
    await expect(input(root).selectionStart).toBe(3);
  }),
};

export const Kinds: KitStory = {
  name: 'Todos os tipos',
  parameters: about('Cada tipo com um valor de exemplo.'),
  render: inForm(
    (form) => (
      <>
        {(
          [
            ['E-mail', inputPresets.email, 'ana@correio.example'],
            ['Celular', inputPresets.phone, '(11) 95550-0101'],
            ['CPF ou CNPJ', inputPresets.cpfOrCnpj, '11.222.333/0001-81'],
            ['CUIL', inputPresets.cuil, '20-12345678-6'],
            ['DNI', inputPresets.dni, '12.345.678'],
            ['RG', inputPresets.rg, '123456789'],
            ['CNH', inputPresets.driverLicence, '12345678900'],
            ['CEP', inputPresets.postalCode, '01310-100'],
            ['Data', inputPresets.date, '20/11/2026'],
            ['Data de nascimento', inputPresets.birthday, '05/03/1990'],
            ['Validade do cartão', inputPresets.cardExpiry, '12/30'],
            ['Nome no cartão', inputPresets.cardName, 'ANA PRADO'],
            ['Código de segurança', inputPresets.cvv, '123'],
            ['Placa', inputPresets.plate, 'ABC1D23'],
            ['Chassi', inputPresets.chassis, '9BVAAAAAAAAAAAAAA'],
          ] as const
        ).map(([label, kind, value], index) => (
          <TextField
            key={label}
            form={{ ...form, values: { ...form.values, [`k${index}`]: value } as typeof form.values }}
            name={`k${index}` as 'line'}
            label={label}
            {...kind}
          />
        ))}
      </>
    ),
    {},
  ),
};

export const Wrong: KitStory = {
  name: 'Com erro',
  parameters: about('A mensagem definida na especificação, lida junto com o campo.'),
  render: inForm(
    (form) => <TextField form={form} name="line" label="CPF" {...inputPresets.cpf} />,
    { line: '111.111.111-11' },
    { line: 'CPF inválido' },
  ),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    await expect(input(root)).toHaveAccessibleDescription('CPF inválido');
    await expect(input(root)).toBeInvalid();
  }),
};

export const Closed: KitStory = {
  name: 'Desativado e só leitura',
  parameters: about('Campos que não podem ser alterados.'),
  render: inForm(
    (form) => (
      <>
        <TextField form={form} name="line" label="CPF" {...inputPresets.cpf} readOnly />
        <TextField form={form} name="other" label="E-mail" {...inputPresets.email} disabled />
      </>
    ),
    { line: '529.982.247-25', other: 'ana@correio.example' },
  ),
};

export const Pasted: KitStory = {
  name: 'Colado e preenchido pelo navegador',
  parameters: about('A máscara também se aplica a um texto inserido de uma vez.'),
  render: inForm((form) => <TextField form={form} name="line" label="Celular" {...inputPresets.phone} />),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    const field = input(root);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '11 98765 4321');
    fireEvent(field, new InputEvent('input', { bubbles: true, inputType: 'insertFromPaste' }));
    await expect(field.value).toBe('(11) 98765-4321');
  }),
};

export const Lines: KitStory = {
  name: 'Várias linhas',
  parameters: about('Um contador mostra os caracteres restantes, anunciados perto do limite.'),
  render: inForm((form) => (
    <TextArea form={form} name="line" label="Mensagem" hint="Conte como podemos ajudar" limit={120} />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, findByText } = await insideKit(canvasElement);
    const area = root.querySelector('textarea') as HTMLTextAreaElement;
    fireEvent.input(area, { target: { value: 'a'.repeat(100) } });
    await expect(await findByText('20 caracteres restantes')).toHaveAttribute('role', 'status');
    await userEvent.tab();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'jeep' },
  parameters: about('Documentos e telefones da Argentina.'),
  render: inForm((form) => (
    <>
      <TextField form={form} name="line" label="Celular" {...inputPresets.phone} />
      <TextField form={form} name="other" label="Código postal" {...inputPresets.postalCode} />
    </>
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root } = await insideKit(canvasElement);
    type(input(root), '1155550103');
    await expect(input(root).value).toBe('11 5555-0103');
  }),
};

export const Long: KitStory = {
  name: 'Palavras longas',
  parameters: about('Rótulos e mensagens quebram em várias linhas; nada ultrapassa a largura.'),
  render: inForm(
    (form) => (
      <div className="narrow">
        <TextField
          form={form}
          name="line"
          label="Responsabilidade socioambiental da concessionária"
          hint="Otorrinolaringologista, constitucionalissimamente"
        />
      </div>
    ),
    {},
    { line: 'O campo de profissão deve conter apenas letras' },
  ),
};
