// @vitest-environment happy-dom
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import '#ui/masks';
import { password } from '#domain/access/password';
import { CardFields } from '#features/card/CardFields';
import { TextField } from '#ui/core/fields';
import * as inputPresets from '#ui/fields/input-presets';
import { PasswordField } from '#ui/fields/PasswordField';
import { leave } from '../../lib/render';
import { input, setUpSampleForm, showFields } from '../../lib/sample-form';

setUpSampleForm();
afterEach(leave);

/** What a browser may fill into each kind of field, by the names of the HTML standard. */
const KINDS: Partial<Record<keyof typeof inputPresets, string>> = {
  personName: 'name',
  company: 'organization',
  email: 'email',
  phone: 'tel-national',
  newPassword: 'new-password',
  oneTimeCode: 'one-time-code',
  postalCode: 'postal-code',
  street: 'address-line1',
  complement: 'address-line2',
  neighborhood: 'address-level3',
  city: 'address-level2',
  state: 'address-level1',
  birthday: 'bday',
  cardName: 'cc-name',
  cardExpiry: 'cc-exp',
  cvv: 'cc-csc',
};

/** The names of the HTML standard that forms of this library can use. */
const NAMES =
  /^(?:section-[\w${}.-]+ )?(?:(?:shipping|billing) )?(?:off|on|name|given-name|additional-name|family-name|nickname|organization|organization-title|username|new-password|current-password|one-time-code|street-address|address-line[1-3]|address-level[1-4]|country|country-name|postal-code|cc-name|cc-number|cc-exp|cc-exp-month|cc-exp-year|cc-csc|cc-type|bday|bday-day|bday-month|bday-year|sex|email|tel|tel-national)(?: webauthn)?$/;

function* sources(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* sources(path);
    else if (/\.tsx?$/.test(entry.name)) yield path;
  }
}
const written = ['src', 'widgets'].flatMap((folder) =>
  [...sources(folder)].map((path) => [path, readFileSync(path, 'utf8')] as const),
);

describe('autofill', () => {
  it.each(Object.entries(inputPresets))('knows a field of the kind %s', (name, kind) => {
    expect((kind as { autoComplete?: string }).autoComplete).toBe(KINDS[name as keyof typeof KINDS] ?? 'off');
  });

  it('has names of the standard alone, in every file', () => {
    const wrong = written.flatMap(([path, text]) =>
      [...text.matchAll(/autoComplete(?:=|: )(?:\{?`([^`]*)`|["']([^"']*)["'])/g)]
        .map((match) => match[1] ?? match[2] ?? '')
        .filter((value) => !NAMES.test(value))
        .map((value) => `${path}: ${value}`),
    );
    expect(wrong).toEqual([]);
  });

  it('finds the name of the account in every form with a password', () => {
    const forms = written.filter(
      ([path, text]) =>
        /<PasswordField\b|autoComplete="(?:new|current)-password"/.test(text) && path.startsWith('widgets'),
    );
    const whole = (path: string) =>
      // The name stands in the form that shows the shared end of the password's forms.
      written.filter(([other]) => other.startsWith(path.replace(/\/[^/]*$/, '')));
    const without = forms.filter(([path]) =>
      whole(path).every(([, text]) => !/<UserName\b|autoComplete="username/.test(text)),
    );
    expect(forms.length).toBeGreaterThan(2);
    expect(without.map(([path]) => path)).toEqual([]);
  });

  it('knows a card', async () => {
    await showFields((form) => <CardFields form={form as never} />);
    expect([...document.querySelectorAll('input')].map(({ autocomplete }) => autocomplete)).toEqual([
      'cc-number',
      'cc-name',
      'cc-exp',
      'cc-csc',
    ]);
  });
});

describe('a new password', () => {
  it('tells generators its limits, and who types them by what describes it', async () => {
    await showFields((form) => <PasswordField form={form} name="line" label="Senha" kind="new" />);
    const field = input();
    expect([field.minLength, field.maxLength, field.autocomplete]).toEqual([8, 16, 'new-password']);
    expect(field.getAttribute('passwordrules')).toBe(
      `minlength: 8; maxlength: 16; required: lower; required: upper; required: digit; required: [-!"#$%&'(),.:;=@^_\`{}~];`,
    );
    const told = (field.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent);
    expect(told[0]).toContain('De 8 a 16 caracteres');
    expect(told[0]).toContain('Nenhum destes: < > + | / ? * \\');
  });
  it('is right with any of the offered special characters', () => {
    for (const special of `-!"#$%&'(),.:;=@^_\`{}~`) expect(password(`Senha12${special}`)).toBe(true);
  });
  it('is not cut at the limit while somebody types or pastes', async () => {
    await showFields((form) => <PasswordField form={form} name="line" label="Senha" kind="new" />);
    input().dispatchEvent(new InputEvent('beforeinput', { bubbles: true }));
    expect(input().hasAttribute('maxlength')).toBe(false);
    input().dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
    input().dispatchEvent(new FocusEvent('focus'));
    expect(input().maxLength).toBe(16);
  });
  it('that is current has no limits', async () => {
    await showFields((form) => <PasswordField form={form} name="line" label="Senha" kind="current" />);
    expect(['minlength', 'maxlength', 'passwordrules'].some((name) => input().hasAttribute(name))).toBe(
      false,
    );
    expect(input().autocomplete).toBe('current-password');
  });
  it('has no other field beside it with a limit that cuts', () => {
    const cutting = written.filter(
      ([path, text]) => /\bmaxLength[=:]/.test(text) && !path.endsWith('input-presets.ts'),
    );
    expect(cutting.map(([path]) => path)).toEqual([]);
  });
  it('keeps every text field of the kit without a limit of its own', async () => {
    await showFields((form) => <TextField form={form} name="line" label="x" />);
    expect(input().hasAttribute('maxlength')).toBe(false);
  });
});
