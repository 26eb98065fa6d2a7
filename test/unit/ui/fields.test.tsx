// @vitest-environment happy-dom
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import '#ui/masks';
import { CardNumberField } from '#features/card/CardNumberField';
import { Checkbox, ErrorLine, RadioGroup, TextField } from '#ui/core/fields';
import type { Form } from '#ui/core/use-form';
import { ConsentGroup } from '#ui/fields/ConsentGroup';
import * as inputPresets from '#ui/fields/input-presets';
import { PasswordField } from '#ui/fields/PasswordField';
import { PriceField } from '#ui/fields/PriceField';
import { QuantityField } from '#ui/fields/QuantityField';
import { RatingField } from '#ui/fields/RatingField';
import { SearchSelect } from '#ui/fields/SearchSelect';
import { SliderField, snap } from '#ui/fields/SliderField';
import { TextArea } from '#ui/fields/TextArea';
import { button, click, leave, press, submit, text, type } from '../lib/render';
import { errors, form, input, setUpSampleForm, showFields, type Values } from '../lib/sample-form';

setUpSampleForm();

/** What describes each control. */
const descriptions = () =>
  [...document.querySelectorAll('input')].map((each) =>
    (each.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => (id && document.getElementById(id)?.textContent) || '')
      .join(' '),
  );

describe('a line of text', () => {
  it.each([
    ['cpf', inputPresets.cpf, '52998224725', '529.982.247-25'],
    ['cnpj', inputPresets.cnpj, '12abc34501de35', '12.ABC.345/01DE-35'],
    ['phone', inputPresets.phone, '11987654321', '(11) 98765-4321'],
    ['postalCode', inputPresets.postalCode, '01310100', '01310-100'],
    ['date', inputPresets.date, '05031990', '05/03/1990'],
    ['cardExpiry', inputPresets.cardExpiry, '1229', '12/29'],
    ['plate', inputPresets.plate, 'abc-1d23', 'ABC1D23'],
    ['chassis', inputPresets.chassis, '9bd 11111111111111', '9BD11111111111111'],
  ] as const)('of kind %s is written as one', async (_, kind, typed, shown) => {
    await showFields((f) => <TextField form={f} name="line" label="Linha" {...kind} />);
    await type('input', typed);
    expect(form.values.line).toBe(shown);
    expect(input().inputMode || input().type).not.toBe('');
  });
  it('is described by its hint and its message', async () => {
    await showFields((f) => <TextField form={f} name="line" label="Linha" hint="Como no documento" />);
    const ids = input().getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.className)).toEqual(['muted', 'error']);
  });
  it('opens the keyboard of its kind and says what a browser may fill in', async () => {
    await showFields((f) => <TextField form={f} name="line" label="E-mail" {...inputPresets.email} />);
    expect([input().type, input().autocomplete]).toEqual(['email', 'email']);
  });
});

describe('an amount', () => {
  it('is typed from its last digit on', async () => {
    await showFields((f) => <PriceField form={f} name="line" label="Preço" />);
    for (const [typed, read] of [
      ['4500', '4.500,00'],
      ['1.234,5', '1.234,50'],
      ['4500.50', '4.500,50'],
      ['4.500', '4.500,00'],
      ['4,5,6', '4,5,6'],
      ['R$ 45.000.000', '45.000.000,00'],
      ['91,490.00', '91.490,00'],
      ['1,234', '1,234'],
      ['1,2E+13', '1,2E+13'],
    ] as const) {
      await type('input', typed);
      await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
      expect(form.values.line).toBe(read);
    }
    expect(text('.adorn')).toBe('R$');
  });
  it('is of pesos in Spanish, and may be a percent', async () => {
    await showFields((f) => <PriceField form={f} name="line" label="Precio" />, 'es-AR');
    expect(text('.adorn')).toBe('$');
    await leave();
    await showFields((f) => <PriceField form={f} name="line" label="Taxa" unit="percent" />);
    await type('input', '12.5');
    expect(form.values.line).toBe('12,5');
  });
});

describe('a card number', () => {
  it('stands in groups and says its brand', async () => {
    await showFields((f) => <CardNumberField form={f} name="line" label="Cartão" />);
    await type('input', '4111111111111111');
    expect(form.values.line).toBe('4111 1111 1111 1111');
    expect(text('[role=status]')).toBe('Visa');
  });
});

describe('a password', () => {
  it('is told its rules, marked as they are met, and may be looked at', async () => {
    await showFields((f) => <PasswordField form={f} name="line" label="Senha" kind="new" />);
    const met = () => document.querySelectorAll('[data-met=true]').length;
    expect(met()).toBe(0);
    await type('input', 'abc');
    expect(met()).toBe(2);
    await type('input', 'Abcdef1#');
    expect(met()).toBe(6);
    expect(input().type).toBe('password');
    await click(button('Mostrar'));
    expect(input().type).toBe('text');
    expect(input().autocomplete).toBe('new-password');
  });
});

it.each([
  ['true', {}],
  ['false', { optional: '(opcional)' }],
])(
  'a field is required %s by ARIA alone: Firefox calls an empty one invalid that HTML requires',
  async (is, more) => {
    await showFields((f) => <TextField form={f} name="line" label="Linha" {...more} />);
    expect([input().getAttribute('aria-required'), input().required]).toEqual([is, false]);
  },
);

describe('a slider', () => {
  const money = (value: number) => `R$ ${value}`;
  const parse = (typed: string) => (/\d/.test(typed) ? Number(typed.replace(/\D/g, '')) : null);
  const slider = (f: Form<Values>) => (
    <SliderField
      form={f}
      name="amount"
      label="Entrada"
      min={10}
      max={100}
      step={5}
      format={money}
      parse={parse}
    />
  );
  const range = '[type=range]';

  it('says its value with the unit, and moves by steps', async () => {
    await showFields(slider);
    expect(input(range).getAttribute('aria-valuetext')).toBe('10 reais');
    await type(range, '50');
    expect(form.values.amount).toBe(50);
    expect(input('#amount-typed').value).toBe('R$ 50');
  });
  it('takes what is typed once it is left: the nearest step, within the ends', async () => {
    await showFields(slider);
    for (const [typed, value] of [
      ['63', 65],
      ['9999', 100],
      ['1', 10],
    ] as const) {
      await type('#amount-typed', typed);
      await press('#amount-typed', 'Enter');
      expect(form.values.amount).toBe(value);
    }
    await type('#amount-typed', 'nada');
    await press('#amount-typed', 'Enter');
    expect(form.values.amount).toBe(10);
  });
  it('adds no digits to a step that is a fraction', () => {
    expect(snap(0.3, { min: 0, max: 1, step: 0.1 })).toBe(0.3);
    expect(snap(99, { min: 0, max: 10, step: 4 })).toBe(8);
    expect(snap(Number.NaN, { min: 2, max: 10 })).toBe(2);
    expect(snap(Number.POSITIVE_INFINITY, { min: 2, max: 10 })).toBe(10);
  });
});

describe('a quantity', () => {
  it('goes up and down by buttons and keys, and stops at its ends', async () => {
    await showFields((f) => <QuantityField form={f} name="amount" label="Veículos" min={1} max={3} />);
    const more = document.querySelector('[aria-label="Aumentar: Veículos"]') as HTMLButtonElement;
    const less = document.querySelector('[aria-label="Diminuir: Veículos"]') as HTMLButtonElement;
    expect(less.disabled).toBe(true);
    await click(more);
    await click(more);
    expect([form.values.amount, more.disabled]).toEqual([3, true]);
    await press('input', 'ArrowDown');
    expect(form.values.amount).toBe(2);
    await type('input', '77');
    await act(async () => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(form.values.amount).toBe(3);
  });
});

describe('a rating', () => {
  it('is one of five radios with words', async () => {
    await showFields((f) => <RatingField form={f} name="amount" label="Nota" />);
    const radios = [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios.map((radio) => radio.getAttribute('aria-label'))).toEqual([
      '1, Muito ruim',
      '2, Ruim',
      '3, Regular',
      '4, Bom',
      '5, Muito bom',
    ]);
    await click(radios[3] as HTMLInputElement);
    expect(form.values.amount).toBe(4);
    expect(document.querySelectorAll('[data-on=true]')).toHaveLength(4);
  });
});

describe('the others', () => {
  it('a text counts what is left of it', async () => {
    await showFields((f) => <TextArea form={f} name="line" label="Mensagem" limit={20} />);
    expect(text('.counter')).toBe('20 caracteres restantes');
    expect(document.querySelector('.counter')?.getAttribute('role')).toBe('status');
    await type('textarea', 'a'.repeat(22));
    expect(form.values.line).toHaveLength(22);
    expect(text('.counter')).toBe('2 caracteres a mais');
  });
  it('one of many is found by typing; a text that is none of them is no value', async () => {
    const options = [
      { value: 'a', label: 'Argo' },
      { value: 'p', label: 'Pulse' },
    ];
    await showFields((f) => <SearchSelect form={f} name="line" label="Modelo" options={options} />);
    await type('input', 'pul');
    await press('input', 'ArrowDown');
    await press('input', 'Enter');
    expect(form.values.line).toBe('p');
    expect(input().value).toBe('Pulse');
  });
  it('consents have one message for all', async () => {
    errors.mockReturnValue({ first: 'Selecione pelo menos uma das opções acima' });
    await showFields((f) => (
      <ConsentGroup
        form={f}
        legend="Aceito"
        boxes={[
          { name: 'first', label: 'E-mail' },
          { name: 'second', label: 'SMS' },
        ]}
      />
    ));
    await submit();
    expect(text('.error')).toBe('Selecione pelo menos uma das opções acima');
    expect(input('#first').getAttribute('aria-invalid')).toBe('true');
    expect(input('#second').getAttribute('aria-invalid')).toBe('false');
    expect(descriptions()).toEqual([
      'Selecione pelo menos uma das opções acima',
      'Selecione pelo menos uma das opções acima',
    ]);
  });
  it.each([
    [
      'of a group of consents, once',
      (f: Form<Values>) => (
        <ConsentGroup
          form={f}
          legend="Aceito"
          hint="Ao menos uma"
          boxes={[
            { name: 'first', label: 'E-mail' },
            { name: 'second', label: 'SMS' },
          ]}
        />
      ),
      ['Ao menos uma', ''],
    ],
    [
      'of one check box',
      (f: Form<Values>) => (
        <>
          <Checkbox form={f} name="first" label="Aceito" invalid />
          <ErrorLine name="first" error="Aceite os termos" />
        </>
      ),
      ['Aceite os termos'],
    ],
    ['of none', (f: Form<Values>) => <Checkbox form={f} name="first" label="Aceito" />, ['']],
    [
      'of each choice',
      (f: Form<Values>) => (
        <RadioGroup
          form={f}
          name="line"
          label="Período"
          choices={[
            { value: 'a', label: 'Manhã' },
            { value: 'b', label: 'Tarde' },
          ]}
          error="Escolha um período"
        />
      ),
      ['Escolha um período', 'Escolha um período'],
    ],
  ])('the message %s is that of the control, which screen readers read with it', async (_, fields, said) => {
    await showFields(fields);
    expect(descriptions()).toEqual(said);
    expect(document.querySelector('fieldset')?.getAttribute('aria-describedby') ?? '').toBe('');
  });
});
