// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { $flow, updateFlow } from '#widgets/funding-flow/deferred/flow-store';
import { closeFlow, openFlow, send, show, title } from '../../lib/funding-flow';
import { expectStep, field, later, press } from '../../lib/funding-way';
import { click, settle, submit, text, texts, type } from '../../lib/render';
import { type SandboxPage, sandboxPage } from '../../lib/sandbox-fetch';

let net: SandboxPage;
beforeEach(() => {
  openFlow();
  net = sandboxPage({ brand: 'peugeot', country: 'AR', language: 'es-AR' });
});
afterEach(closeFlow);

const REGISTER = {
  birthday: '20/11/1990',
  motherName: 'Rosa Nogueira',
  // This bank asks for them, and for no document of Brazil.
  fatherName: 'Pedro Nogueira',
  cuil: '27-12345678-1',
  gender: 'female',
  civilState: 'SINGLE',
  occupation: 'RETIRED',
  occupationDescription: 'Arquitecta',
  salary: '450.000,00',
  postalCode: 'C1043AAZ',
  street: 'Avenida Corrientes',
  homeNumber: '900',
  neighborhood: 'San Nicolás',
  cityName: 'Buenos Aires',
  stateCode: 'Ciudad Autónoma de Buenos Aires',
};

it('leads an Argentine to the bank’s answer, in Spanish', async () => {
  await show({}, 'es-AR');
  expect(title()).toBe('¿Cómo querés pagar?');
  await press('Simular con Cuotas iguales');
  expect(text('label[for=cpf]')).toBe('DNI');
  await submit();
  expect(text('#cpf-error')).toBe('Ingresá el DNI');
  await type('#name', 'Ana Nogueira');
  await type('#cpf', '12.345.678');
  await type('#email', 'ana@correio.example');
  await type('#phone', '11 4567-8901');
  await click(field('allowEmail'));
  await submit();
  await settle(700);
  await act(async () => updateFlow({ register: { ...$flow.get().register, ...REGISTER } }));
  await press('Continuar');
  await submit();
  expect(texts('.error').filter(Boolean)).toEqual(['CUIL inválido']);
  await type('#cuil', '27123456780');
  expect(field('cuil').value).toBe('27-12345678-0');
  for (let part = 0; part < 3; part++) await submit();
  expectStep('installment-terms-and-conditions');
  await press('Enviar propuesta');
  expect(texts('.error')).toEqual(Array(2).fill('Marcá esta opción para enviar la propuesta'));
  await send();
  later(net, 6);
  await settle(16_000);
  expect(title()).toBe('Propuesta aprobada');
});
