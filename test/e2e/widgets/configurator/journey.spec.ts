import {
  box,
  carOf,
  compact,
  configurator,
  dataLayer,
  expectCar,
  heading,
  item,
  listen,
  notice,
  onward,
  paint,
  total,
} from '../../lib/configurator';
import { fillPerson, leadForm, sendButton } from '../../lib/lead';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const DRIVE = { mvsCode: '358BF31', year: 2026 };
const dialog = (page: Page, name: string) => configurator(page).getByRole('dialog', { name, exact: true });

async function next(page: Page, name: string) {
  await onward(page).click();
  await expect(heading(page, name)).toBeFocused();
}

test('a car from its version to the lead about it: every total is that of the services', async ({
  page,
  open,
  sandbox,
}) => {
  test.slow();
  /** A part of the path without layout shifts but those of the visitor's input. */
  const still = (name: string, act: () => Promise<void>) =>
    test.step(name, async () => {
      await act();
      expect(await layoutShifts(page)).toEqual([]);
    });
  await listen(page);
  await open('/fiat/monte/');
  const card = (name: string) =>
    configurator(page)
      .locator('.version')
      .filter({ has: page.getByText(name, { exact: true }) });

  await still('version: serial items, comparison', async () => {
    await expect(configurator(page).locator('.count')).toHaveText('5 versões');
    await expect(configurator(page).locator('.bar')).toHaveCount(0);
    const drive = card('Argo Drive 1.3 CVT').first();
    await drive.getByRole('button', { name: /^Itens de série/ }).click();
    await expect(drive.getByText('Piloto automático')).toBeVisible();
    await drive.getByRole('checkbox', { name: /^Comparar/ }).click();
    await card('Argo Trekking 1.3 CVT')
      .getByRole('checkbox', { name: /^Comparar/ })
      .click();
    const compare = configurator(page).getByRole('button', { name: 'Comparar 2 versões' });
    await compare.click();
    const comparator = dialog(page, 'Comparar versões').locator('vt-version-comparator');
    await expect(comparator.locator('.card b')).toHaveText(['Drive 1.3 CVT', 'Trekking 1.3 CVT']);
    await page.keyboard.press('Escape');
    await expect(configurator(page).getByRole('dialog')).toHaveCount(0);
    await expect(compare).toBeFocused();
    await drive.getByRole('button', { name: /^Escolher/ }).click();
    // The choice leads on, and is announced with the total.
    await expect(heading(page, 'Opcionais')).toBeFocused();
    await expectCar(page, sandbox, { ...DRIVE, color: '249', coating: 'C01' });
    await expect(
      configurator(page).getByText('Versão escolhida: Argo Drive 1.3 CVT. Total: 105.990 reais.'),
    ).toBeAttached();
  });

  await still('optionals: told before, told after, undone and done again', async () => {
    await expect(page).toHaveURL(/[?&]vt-step=optionals/);
    const comfort = item(page, 'Pacote Conforto');
    await expect(comfort).toContainText('Inclui: Ar-condicionado digital e Sensores de estacionamento.');
    await expect(comfort).not.toContainText('Traz também');
    await expect(comfort.locator('.item-price')).toHaveText('+ R$ 6.070,00muda 2 itens');
    await box(page, 'Pacote Conforto').click();
    await expect(notice(page).locator('.change-sum b')).toHaveText('+ R$ 6.070,00 · 3 itens');
    await expect(notice(page)).toContainText('Item incluído: Pacote Conforto');
    await expect(notice(page)).toContainText('Ar-condicionado digital vem com Pacote Conforto');
    const comfortable = { ...DRIVE, color: '249', coating: 'C01', parts: ['PCO', 'ARD', 'SEN'] };
    await expectCar(page, sandbox, comfortable);
    await expect(item(page, 'Pacote Sport')).toContainText('Remove: Pacote Conforto');
    await box(page, 'Pacote Sport').click();
    await expect(notice(page)).toContainText('Pacote Conforto sai, pois não é compatível com Pacote Sport');
    const sporty = await carOf(page);
    expect(sporty.parts).toEqual(expect.arrayContaining(['PSP', 'R18', 'AER']));
    expect(sporty.parts).not.toContain('PCO');
    await notice(page).getByRole('button', { name: 'Desfazer' }).click();
    await expectCar(page, sandbox, comfortable);
    await expect(box(page, 'Pacote Conforto')).toBeChecked();
    await notice(page).getByRole('button', { name: 'Refazer' }).click();
    await expectCar(page, sandbox, { ...comfortable, parts: sporty.parts });
    await notice(page).getByRole('button', { name: 'Desfazer' }).click();
    await expectCar(page, sandbox, comfortable);
  });

  const parts = ['PCO', 'ARD', 'SEN'];
  await still('colour: one that needs an optional, and an optional that needs another colour', async () => {
    await next(page, 'Cor');
    const name = 'Branco Banchisa com teto Preto Vulcano';
    const twoTone = paint(page, name);
    await expect(twoTone).toHaveAccessibleDescription(`A cor ${name} só está disponível com Teto bicolor`);
    await twoTone.click();
    const room = dialog(page, `Cor ${name}`);
    await expect(room).toContainText('Item incluído: Teto bicolor');
    // The roof's price and the colour's own.
    await expect(room).toContainText('No total: + R$ 3.490,00');
    await room.getByRole('button', { name: 'Confirmar' }).click();
    await expect(twoTone).toHaveAttribute('aria-pressed', 'true');
    await expectCar(page, sandbox, { ...DRIVE, color: '249T', parts: [...parts, 'TBC'] });
    // Without the roof it would be removed again: closing the dialog keeps it.
    await paint(page, 'Vermelho Montecarlo').click();
    await expect(dialog(page, 'Cor Vermelho Montecarlo')).toContainText('Item removido: Teto bicolor');
    await page.keyboard.press('Escape');
    const red = 'Vermelho Montecarlo com teto Preto Vulcano';
    await paint(page, red).click();
    await expectCar(page, sandbox, { ...DRIVE, color: '176T', parts: [...parts, 'TBC'] });
    await configurator(page).getByRole('button', { name: 'Voltar' }).click();
    await expect(heading(page, 'Opcionais')).toBeFocused();
    await expect(item(page, 'Pacote Night')).toContainText('Muda a cor do carro');
    await box(page, 'Pacote Night').click();
    const forced = dialog(page, 'A cor precisa mudar');
    await expect(forced).toContainText(red);
    await expect(forced.getByRole('radio')).toHaveCount(3);
    await forced.getByRole('radio', { name: /Cinza Silverstone/ }).check();
    await forced.getByRole('button', { name: 'Confirmar' }).click();
    await expect(notice(page)).toContainText('Cor: Cinza Silverstone.');
    parts.push('PNI', 'R18');
    await expectCar(page, sandbox, { ...DRIVE, color: '679', parts });
  });

  const accessories: string[] = [];
  await still('accessories: alternatives and a dependency ask first', async () => {
    await next(page, 'Cor');
    await next(page, 'Acessórios');
    await box(page, 'Suporte para bicicletas').click();
    const ask = dialog(page, 'Antes de incluir Suporte para bicicletas');
    await expect(ask.getByRole('button', { name: 'Confirmar' })).toHaveAttribute('aria-disabled', 'true');
    await ask.getByRole('button', { name: 'Cancelar' }).click();
    await expect(box(page, 'Suporte para bicicletas')).not.toBeChecked();
    await expect(box(page, 'Suporte para bicicletas')).toBeFocused();
    await box(page, 'Suporte para bicicletas').click();
    await ask.getByRole('radio', { name: /Engate de reboque/ }).check();
    await ask.getByRole('button', { name: 'Confirmar' }).click();
    await expect(box(page, 'Engate de reboque')).toBeChecked();
    await box(page, 'Bagageiro de teto 400 l').click();
    const need = dialog(page, 'Antes de incluir Bagageiro de teto 400 l');
    await expect(need).toContainText('é preciso incluir também Barras transversais de teto');
    await need.getByRole('button', { name: 'Confirmar' }).click();
    await expect(notice(page)).toContainText('Item incluído: Bagageiro de teto 400 l');
    accessories.push('A14', 'A11', 'A13', 'A12');
    await expectCar(page, sandbox, { ...DRIVE, color: '679', parts, accessories });
  });

  const services = ['358BF31-V01'];
  await still('upholstery and services', async () => {
    await next(page, 'Revestimento');
    await configurator(page)
      .getByRole('button', { name: /^Couro sintético marrom/ })
      .click();
    await expectCar(page, sandbox, { ...DRIVE, color: '679', coating: 'C02', parts, accessories });
    await next(page, 'Serviços');
    await box(page, 'Plano de 3 revisões').click();
    await expectCar(page, sandbox, { ...DRIVE, color: '679', coating: 'C02', parts, accessories, services });
  });

  const amount = (await total(page).textContent()) ?? '';
  await still('the summary, here and below', async () => {
    await next(page, 'Resumo');
    await expect(configurator(page).locator('.car-total .amount [aria-hidden]')).toHaveText(amount);
    await expect(configurator(page).locator('.car-summary')).toContainText('Bagageiro de teto 400 l');
    await expect(configurator(page).locator('.car-summary')).toContainText('Couro sintético marrom');
    await compact(page).scrollIntoViewIfNeeded();
    await expect(compact(page).locator('.car-line-price .amount [aria-hidden]')).toHaveText(amount);
    await expect(compact(page)).toContainText('Cinza Silverstone');
  });

  await still('a lead about this car', async () => {
    await heading(page, 'Resumo').scrollIntoViewIfNeeded();
    await configurator(page).getByRole('link', { name: 'Quero este carro' }).click();
    const form = leadForm(page);
    await expect(form).toBeInViewport();
    await fillPerson(form);
    await sendButton(form).click();
    await expect(form.getByRole('heading', { name: 'Recebemos seus dados' })).toBeVisible();
    const [lead, ...more] = await sandbox.leads();
    expect(more).toEqual([]);
    expect(lead?.body).toMatchObject({ productCode: '358BF31', msc_ano_modelo: '2026' });
    const description = String(lead?.body.description);
    expect(description).toContain('model:Argo,version:Drive 1.3 CVT,modelYear:2026,color:Cinza Silverstone');
    expect(description).toContain('coating:Couro sintético marrom');
    for (const code of [...parts, ...accessories, ...services]) expect(description).toContain(code);
  });

  await still('the page’s analytics was told, in codes alone', async () => {
    const told = (await dataLayer(page)).filter(({ event }) =>
      /^vt-(version|part|color|conf)/.test(`${event}`),
    );
    const [version, first] = told;
    expect(version).toEqual({ event: 'vt-version-selected', ...DRIVE });
    expect(first).toEqual({ event: 'vt-configurator-stepped', step: 'optionals' });
    expect(told).toContainEqual({
      event: 'vt-part-changed',
      mvsCode: '358BF31',
      added: ['TBC'],
      removed: [],
    });
    expect(told).toContainEqual({ event: 'vt-color-selected', mvsCode: '358BF31', colorCode: '249T' });
    expect(told.filter(({ event }) => event === 'vt-configuration-finished')).toEqual([
      {
        event: 'vt-configuration-finished',
        ...DRIVE,
        colorCode: '679',
        coatingCode: 'C02',
        partCodes: expect.arrayContaining([...parts, ...accessories]),
        serviceCodes: services,
      },
    ]);
    expect(JSON.stringify(await dataLayer(page))).not.toMatch(/ana@|Souza|529|98765/);
  });
});
