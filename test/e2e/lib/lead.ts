import { expect, type Locator, type Page } from './test';

/** A fictional visitor with valid documents. */
export const ana = {
  name: 'Ana Souza',
  email: 'ana@exemplo.com.br',
  phone: '11987654321',
  cpf: '52998224725',
};
export const sofia = {
  name: 'Sofía Gómez',
  email: 'sofia@ejemplo.com.ar',
  phone: '1123456789',
  dni: '12345678',
};
export const company = { corporateName: 'Exemplo Transportes Ltda', cnpj: '11222333000181', vehicles: '12' };

export const leadForm = (page: Page): Locator => page.locator('vt-lead-form').first();

/** Fills in a lead form for a person, with one consent. */
export async function fillPerson(form: Locator, person = ana): Promise<void> {
  await form.getByLabel('Nome completo').fill(person.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(person.email);
  // Masks load with the form's deferred module, at the first interaction; from here on typing is formatted.
  await expect(form.getByText('Escolher concessionária').or(form.getByText('Trocar'))).toBeVisible();
  await form.getByLabel('Celular').pressSequentially(person.phone);
  await form.getByLabel('CPF').pressSequentially(person.cpf);
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
}

export const sendButton = (form: Locator): Locator => form.getByRole('button', { name: /^Envia/ });
