// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import * as visitor from '#domain/time/visitor-zone';
import type { Form } from '#ui/core/use-form';
import { DateRangeField } from '#ui/fields/moment/DateRangeField';
import { dateRangeMessage, zonedTimeMessage } from '#ui/fields/moment/field-messages';
import { texts as ownTexts } from '#ui/fields/moment/messages';
import { ZonedTimeField } from '#ui/fields/moment/ZonedTimeField';
import { click, leave, submit, text, texts, type } from '../../lib/render';
import { at, behaviour, focused, form, show, type Values } from './sample';

const NY = 'America/New_York';
const inZone = (own: string | undefined) => vi.spyOn(visitor, 'visitorZone').mockReturnValue(own);

afterEach(async () => {
  vi.restoreAllMocks();
  await leave();
});

describe('a date and a time', () => {
  const field =
    (zone = 'America/Sao_Paulo') =>
    (f: Form<Values>) => <ZonedTimeField form={f} name="starts" label="Início" timeZone={zone} />;
  const note = () => text('[role=status]').trim();

  it('are one field with one message', async () => {
    await show(field());
    behaviour.check = ({ starts }) => {
      const starts_ = zonedTimeMessage(starts, NY, ownTexts['pt-BR']);
      return starts_ ? { starts: starts_ } : {};
    };
    await type('#starts', '2026-11-27');
    await submit();
    expect(text('#starts-error')).toBe('Preencha a data e a hora.');
    // Only what is missing is wrong.
    expect(at('starts').getAttribute('aria-invalid')).toBe('false');
    expect(focused()).toBe(at('starts-time'));
    expect(at('starts-time').getAttribute('aria-describedby')).toBe('starts-error');
    await type('#starts-time', '10:30');
    expect(form.values.starts).toEqual({ date: '2026-11-27', time: '10:30', isSecond: false });
    expect(text('#starts-error')).toBe('');
  });
  it('is left once, not between its two inputs', async () => {
    await show(field());
    behaviour.check = () => ({ starts: 'Errado' });
    const blur = (relatedTarget: Element | null) =>
      act(async () =>
        at('starts').dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget })),
      );
    await blur(at('starts-time'));
    expect(text('#starts-error')).toBe('');
    await blur(null);
    await vi.waitFor(() => expect(text('#starts-error')).toBe('Errado'));
  });
  it('says whose clock it is where the visitor’s differs, and what it is there', async () => {
    inZone('America/Manaus');
    await show(field(), { starts: { date: '2026-11-27', time: '00:30' } });
    expect(note()).toMatch(
      /^Esta hora é a de lá \(.*Brasília\), diferente do seu fuso. No seu fuso: 26.11.2026, 23:30.$/,
    );
    await leave();
    inZone('America/Fortaleza');
    await show(field(), { starts: { date: '2026-11-27', time: '00:30' } });
    expect(note()).toBe('');
    await leave();
    // The device does not say.
    inZone(undefined);
    await show(field());
    expect(note()).toBe('');
  });
  it('says which time one is that the clocks skip', async () => {
    inZone(NY);
    await show(field(NY), { starts: { date: '2026-03-08', time: '02:30' } });
    expect(note()).toBe('Este horário não existe neste dia: os relógios são adiantados. Vale 03:30.');
  });
  it('asks which of two times it is, and forgets the answer with another time', async () => {
    inZone(NY);
    await show(field(NY), { starts: { date: '2026-11-01', time: '01:30' } });
    const radios = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
    expect(radios().map(({ checked }) => checked)).toEqual([true, false]);
    await click(radios()[1] as Element);
    expect(form.values.starts?.isSecond).toBe(true);
    await type('#starts-time', '03:30');
    expect(radios()).toEqual([]);
    expect(form.values.starts?.isSecond).toBe(false);
  });
  it('may be left out only if it is optional', () => {
    const empty = { date: '', time: '' };
    expect(zonedTimeMessage(empty, NY, ownTexts['pt-BR'])).toBe(ownTexts['pt-BR'].incomplete);
    expect(zonedTimeMessage(undefined, NY, ownTexts['pt-BR'], true)).toBe(undefined);
    expect(zonedTimeMessage({ date: '2026-01-01', time: '' }, NY, ownTexts['pt-BR'], true)).toBe(
      ownTexts['pt-BR'].incomplete,
    );
    expect(zonedTimeMessage({ date: '0026-01-01', time: '10:00' }, NY, ownTexts['es-AR'])).toBe(
      ownTexts['es-AR'].wrong,
    );
    expect(zonedTimeMessage({ date: '2026-01-01', time: '10:00' }, NY, ownTexts['es-AR'])).toBe(undefined);
  });
});

describe('a range of days', () => {
  const show_ = async (initial: Values['days'], language: 'pt-BR' | 'es-AR' = 'pt-BR') => {
    const limits = { open: 'to', min: '2026-01-01', max: '2026-12-31' } as const;
    await show(
      (f) => <DateRangeField form={f} name="days" label="Validade" {...limits} />,
      { days: initial },
      language,
    );
    behaviour.check = ({ days }) => {
      const wrong = dateRangeMessage(
        days,
        limits,
        language === 'pt-BR' ? ownTexts['pt-BR'] : ownTexts['es-AR'],
      );
      return wrong ? { days: wrong } : {};
    };
  };

  it('is wrong at the day that has to change, and takes the focus there', async () => {
    await show_({ from: '2026-03-02', to: '2026-03-01' });
    await submit();
    expect(text('#days-error')).toBe('O fim não pode ser antes do início.');
    expect([at('days'), at('days-to')].map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'false',
      'true',
    ]);
    expect(focused()).toBe(at('days-to'));
    // The calendar of the end begins at the start.
    expect(at('days-to').min).toBe('2026-03-02');
    await type('#days-to', '2026-03-05');
    expect(form.values.days).toEqual({ from: '2026-03-02', to: '2026-03-05' });
    expect(text('#days-error')).toBe('');
  });
  it('says that an end is open, and which may not be', async () => {
    await show_({ from: '2026-03-02', to: '' });
    expect(texts('[role=status]')).toEqual(['Sem data de fim.']);
    expect([at('days').required, at('days-to').required]).toEqual([true, false]);
    await type('#days', '');
    expect(texts('[role=status]')).toEqual(['']);
    await submit();
    expect(text('#days-error')).toBe('Preencha a data de início.');
  });
  it('says its limits as the country writes days', async () => {
    await show_({ from: '2025-03-02', to: '' }, 'es-AR');
    await submit();
    expect(text('#days-error')).toBe('Elegí fechas desde el 01/01/2026.');
    await type('#days', '2027-01-01');
    expect(text('#days-error')).toBe('Elegí fechas hasta el 31/12/2026.');
  });
  it('shows a refusal of a service at both', async () => {
    await show_({ from: '2026-03-02', to: '' });
    behaviour.check = () => ({ days: 'Já existe uma oferta nestas datas' });
    await submit();
    expect([at('days'), at('days-to')].map((each) => each.getAttribute('aria-invalid'))).toEqual([
      'true',
      'true',
    ]);
  });
});
