import {
  agree,
  expectStep,
  flow,
  later,
  placeFlow,
  press,
  sendProposal,
  upToFigures,
  upToTerms,
} from '../../lib/funding';
import { quiet } from '../../lib/page';
import { expect, expectAccessible, test } from '../../lib/test';

test.beforeEach(() => test.setTimeout(90_000));

/** Calls on the way, with what must be done for them to be made. */
const FAILURES: { call: string; way: string; attributes: Record<string, string>; sends?: true }[] = [
  { call: 'FIN-01', way: 'Simular com CDC', attributes: { 'offer-id': 'of-fiat-1', 'plan-type': 'offer' } },
  { call: 'FIN-03', way: 'Simular com CDC', attributes: {} },
  { call: 'FIN-04', way: 'Simular com CDC', attributes: {}, sends: true },
  { call: 'FIN-10', way: 'Simular com Parcelas iguais', attributes: {}, sends: true },
];

for (const { call, way, attributes, sends } of FAILURES) {
  for (const fault of ['500', 'drop', 'malformed'] as const) {
    test(`${call} that ends in ${fault} is said, keeps everything and may be tried again`, async ({
      page,
      open,
      sandbox,
      noise,
    }) => {
      await open('/lone/');
      await placeFlow(page, attributes);
      if (sends) {
        await upToTerms(page, way);
        await agree(page);
      } else {
        await upToFigures(page, way);
      }
      await sandbox.fault(fault, call);
      const button = sends ? 'Enviar proposta' : 'Continuar';
      await press(page, button);
      const message = sends ? /Ocorreu um erro ao enviar a proposta/ : /A simulação não está disponível/;
      const alert = flow(page).getByRole('alert').filter({ hasText: message });
      await expect(alert).toBeVisible({ timeout: 20_000 });
      await expect(alert).toContainText('Nada do que você digitou foi perdido.');
      await expectAccessible(page, 'vt-funding-flow');
      await sandbox.fault('none', call);
      if (sends) await agree(page);
      await press(page, button);
      if (call === 'FIN-01') await press(page, 'Continuar com estes valores');
      await expectStep(page, sends ? 'loading-propose-result' : 'installment-register');
      quiet(noise);
    });
  }
}

test('a bank that does not answer is asked on', async ({ page, open, sandbox, noise }) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  await agree(page);
  await sandbox.fault('500', 'FIN-05');
  await press(page, 'Enviar proposta');
  await expect(flow(page).getByText('Sem resposta do banco agora. Continuamos tentando.')).toBeVisible({
    timeout: 20_000,
  });
  await expectAccessible(page, 'vt-funding-flow');
  await sandbox.fault('none', 'FIN-05');
  await later(sandbox, 6);
  await expectStep(page, 'installment-approved', 30_000);
  quiet(noise);
});

test('what the bank does not believe comes back to its field, and goes again', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  await open('/lone/');
  await placeFlow(page);
  await upToTerms(page);
  await press(page, 'Voltar');
  await press(page, 'Continuar');
  const salary = flow(page).locator('#salary');
  await salary.fill('');
  await salary.pressSequentially('99999999');
  await press(page, 'Continuar');
  await press(page, 'Continuar');
  await sendProposal(page);
  await expectStep(page, 'installment-register');
  await expect(salary).toBeFocused();
  await expect(salary).toHaveAccessibleDescription('Não foi possível confirmar a renda informada');
  await expectAccessible(page, 'vt-funding-flow');
  await salary.fill('');
  await salary.pressSequentially('450000');
  await press(page, 'Continuar');
  await press(page, 'Continuar');
  await sendProposal(page);
  await later(sandbox, 6);
  await expectStep(page, 'installment-approved', 25_000);
  quiet(noise);
});
