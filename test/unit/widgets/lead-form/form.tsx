import { vi } from 'vitest';
import type { LeadFormProps } from '#widgets/lead-form/attributes';
import LeadForm from '#widgets/lead-form/LeadForm';
import { clearLocation } from '../../lib/clear-location';
import { click, leave, render, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props: LeadFormProps = {
  heading: '',
  persons: ['physical', 'legal'],
  model: 'pulse',
  version: '',
  modelYear: '',
  dealer: '',
  dealerRequired: false,
  origin: '',
  subOrigin: '',
  productGroup: '',
  form: '',
  callback: '',
  returnUrl: 'https://brand.example/pulse?token=1#top',
  testDriveUrl: '',
  financingUrl: '',
  privacyUrl: '',
};

const CREDENTIALS = { 'lead-client-id': 'demo', 'lead-client-secret': 'demo' };

/** A lead form, and the sandbox that takes its leads. */
export interface OpenForm {
  net: SandboxPage;
  emit: Awaited<ReturnType<typeof render>>['emit'];
  /** What the leads that came say, oldest first. */
  leads(): Record<string, unknown>[];
}

export async function openForm(
  more: Partial<LeadFormProps> = {},
  tags: Record<string, string> = {},
): Promise<OpenForm> {
  const net = sandboxPage({ ...CREDENTIALS, ...tags });
  const { emit } = await render(<LeadForm {...props} {...more} />);
  return { net, emit, leads: () => net.sandbox.state.leads.map(({ body }) => body) };
}

const FIELDS = { name: 'Ana Souza', email: 'ana@exemplo.com.br', phone: '(11) 98765-4321' };

/** What a filled form has in its fields of text. */
export const VALUES = [...Object.values(FIELDS), '529.982.247-25'];

/** Types a whole person into the form, and gives one consent. */
export async function fillPerson(cpf = '529.982.247-25', consent = 'allowEmail'): Promise<void> {
  for (const [name, value] of Object.entries(FIELDS)) await type(`#${name}`, value);
  if (cpf) await type('#cpf', cpf);
  await click(document.querySelector(`#${consent}`) as HTMLElement);
}

export const typed = () =>
  ['name', 'email', 'phone', 'cpf'].map((id) => document.querySelector<HTMLInputElement>(`#${id}`)?.value);

export const said = () => texts('[role="alert"]').filter(Boolean);

export async function leaveForm(): Promise<void> {
  await leave();
  clearLocation();
  vi.unstubAllGlobals();
}
