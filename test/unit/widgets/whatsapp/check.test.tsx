// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CHECK_PAUSE } from '#services/whatsapp';
import Whatsapp from '#widgets/whatsapp/Whatsapp';
import { leave, render, settle, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

const props = { heading: '', model: '', version: '', series: '', color: '', dealer: '', scheduleDate: '' };
/** Longer than a visitor's pause in typing and all attempts take. */
const ALL_ATTEMPTS = 10 * CHECK_PAUSE;

let net: SandboxPage;
beforeEach(async () => {
  net = sandboxPage();
  await render(<Whatsapp {...props} target="new" />);
});
afterEach(async () => {
  await leave();
  vi.unstubAllGlobals();
});

const checks = () => net.sandbox.state.calls.filter(({ call }) => call === 'BOT-01');
const invalid = () => document.querySelectorAll('[aria-invalid="true"]').length;

describe('the check of a number', () => {
  it('asks once about what was typed, and not before the visitor pauses', async () => {
    await type('#phone', '(11) 98765-432');
    await type('#phone', '(11) 98765-4321');
    expect(checks()).toHaveLength(0);
    await settle(ALL_ATTEMPTS);
    expect(checks().map(({ body }) => body)).toEqual([{ phoneNumber: '011987654321' }]);
    expect(invalid()).toBe(0);
  });

  it('says at the field that a number has no conversations', async () => {
    await type('#phone', '(11) 98765-4320');
    await settle(ALL_ATTEMPTS);
    expect(text('#phone-error')).toBe('Este número não tem WhatsApp');
  });

  it('fails silently: three attempts, never a fourth, whatever is typed', async () => {
    net.sandbox.state.setFault({ call: 'BOT-01', fault: '500' });
    await type('#phone', '(11) 98765-4321');
    await settle(ALL_ATTEMPTS);
    expect(checks()).toHaveLength(3);
    await type('#phone', '(11) 98765-4322');
    await settle(ALL_ATTEMPTS);
    expect(checks()).toHaveLength(3);
    expect(invalid()).toBe(0);
    expect(texts('[role=alert], .error').filter(Boolean)).toEqual([]);
  });
});
