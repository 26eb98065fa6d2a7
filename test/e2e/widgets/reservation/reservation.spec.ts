import { placeAlone } from '../../lib/do-main-job';
import { type Keys, keysOf } from '../../lib/keys';
import { hasSession } from '../../lib/main-job';
import { quiet } from '../../lib/noise';
import { seeBodies } from '../../lib/page';
import { expect, layoutShifts, type Page, test } from '../../lib/test';

const tag = 'vt-reservation';
const OPEN = 'res-user-ana-aberta';
const PROVIDER = '<meta name="vitrine:card-provider" content="/sandbox/card-provider/cards">';

test.use({ viewport: { width: 390, height: 844 } });

const title = (page: Page, name: string) =>
  expect(page.locator(tag).getByRole('heading', { name, exact: true })).toBeVisible();
/** Reaches a radio button by keyboard, the chosen or the first one, and another one below or above it by the arrow keys. */
const choose = async (page: Page, keys: Keys, first: RegExp, down: number) => {
  await expect(page.locator(tag).getByRole('radio', { name: first })).toBeVisible();
  await keys.tabTo(first);
  await keys.press('Space');
  for (let n = 0; n < Math.abs(down); n++) await keys.press(down > 0 ? 'ArrowDown' : 'ArrowUp');
};
const charges = (page: Page): Promise<unknown[]> =>
  page.evaluate(async () => (await fetch('/sandbox/charges')).json());

test('vt-reservation: a guest goes from the showcase to a paid Pix by keyboard, with a failure on the way', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone(`<${tag} terms-url="/termos/"></${tag}>`);
  await open('/lone/');
  const widget = page.locator(tag);
  const keys = keysOf(page);
  await expect(widget.getByRole('button', { name: /^Reservar com/ }).first()).toBeVisible();
  expect(await layoutShifts(page)).toEqual([]);
  await keys.activate(/^Reservar com/);
  await title(page, 'Em nome de quem é a reserva?');
  // The cursor is in the name.
  await keys.type('Nina Prado');
  await keys.fill(/^E-mail/, 'nina@exemplo.com.br');
  await keys.fill(/^Celular/, '31987654321');
  await keys.fill(/^CPF/, '52998224725');
  await keys.activate(/^Continuar$/);
  await title(page, 'Escolha a concessionária e confirme');
  await expect(widget.locator('input[name=dealerCode]').first()).toBeVisible();
  // The search of a place gets the level of its heading when that file has loaded.
  await expect(widget.locator('vt-location-selector h2').first()).toHaveAttribute('aria-level', /\d/);
  const dealer = (await widget.locator('.dealer b').first().textContent()) ?? '';
  await keys.tabTo(new RegExp(`^${dealer}`));
  await keys.press('Space');
  // Asked for again with the dealer.
  await expect(widget.getByText('Você paga agora')).toBeVisible();
  // Nor can the orders be asked for it.
  await sandbox.fault('lost', 'RES-05');
  await sandbox.fault('404', 'RES-08');
  await keys.activate(/^Reservar agora$/);
  await expect(widget.getByRole('alert').filter({ hasText: 'O carro não foi reservado' })).toBeVisible();
  await sandbox.fault('none', 'RES-05');
  await sandbox.fault('none', 'RES-08');
  await keys.activate(/^Tentar novamente$/);
  await title(page, 'Como você quer pagar?');
  await choose(page, keys, /^Pix/, 0);
  await keys.tabTo(/direito de arrependimento/);
  await keys.press('Space');
  await keys.activate(/^Gerar e copiar Pix: R\$/);
  await title(page, 'Aguardando o pagamento');
  await expect(widget.locator('vt-qr-code')).toBeVisible();
  await page.reload();
  await title(page, 'Aguardando o pagamento');
  await sandbox.advance(61_000);
  await keys.activate(/^Verificar pagamento$/);
  await title(page, 'Tudo certo com o seu pedido');
  expect(await charges(page)).toHaveLength(1);
  await test.info().attach('keys', { body: keys.pressed.join('\n'), contentType: 'text/plain' });
  quiet(noise, /RES-05|Failed to load|ERR_EMPTY_RESPONSE/);
});

test('vt-reservation: a card goes to its provider only, the bank asks in another tab, and it is charged once', async ({
  page,
  open,
  noise,
}) => {
  const bodies: string[] = [];
  await seeBodies(page);
  page.on('request', (request) => {
    if (!request.url().includes('card-provider'))
      bodies.push(`${request.url().slice(new URL(request.url()).origin.length)} ${request.postData() ?? ''}`);
  });
  placeAlone(`${PROVIDER}<${tag} order-url="/pedido/" terms-url="/termos/"></${tag}>`);
  await hasSession(page);
  await open(`/lone/?order=${OPEN}`);
  const widget = page.locator(tag);
  const keys = keysOf(page);
  await title(page, 'Como você quer pagar?');
  await choose(page, keys, /^Pix/, -1);
  await expect(widget.getByRole('radio', { name: 'Outro cartão' })).toBeVisible();
  await keys.tabTo(/^Visa/);
  for (let n = 0; n < 2; n++) await keys.press('ArrowDown');
  await keys.fill(/^Número do cartão/, '4000002760003184');
  await keys.fill(/^Nome como está/, 'Zenaide Quixote');
  await keys.fill(/^Validade/, '1240');
  await keys.fill(/^Código/, '917');
  await keys.tabTo(/direito de arrependimento/);
  await keys.press('Space');
  await keys.activate(/^Pagar R\$/);
  await title(page, 'Confirme o pagamento no seu banco');
  await keys.tabTo(/^Confirmar no banco/);
  const [bank] = await Promise.all([page.waitForEvent('popup'), keys.press('Enter')]);
  await bank.getByRole('button', { name: 'Confirmar' }).click();
  await bank.close();
  await title(page, 'Tudo certo com o seu pedido');
  await expect(widget.getByRole('link', { name: 'Andamento do pedido' })).toHaveAttribute(
    'href',
    new RegExp(`/pedido/\\?order=${OPEN}$`),
  );
  expect(await charges(page)).toHaveLength(1);
  for (const secret of ['4000002760003184', '4000 0027', 'Zenaide', '917'])
    expect(bodies.filter((body) => body.includes(secret))).toEqual([]);
  quiet(noise);
});

test('vt-reservation: time over counts as a failed payment; the rest of a price is agreed', async ({
  page,
  open,
  sandbox,
  noise,
}) => {
  placeAlone(`<${tag} terms-url="/termos/"></${tag}>`);
  await hasSession(page);
  await open(`/lone/?order=${OPEN}`);
  const widget = page.locator(tag);
  const keys = keysOf(page);
  await title(page, 'Como você quer pagar?');
  await sandbox.advance(31 * 60_000);
  await choose(page, keys, /^Pix/, 3);
  await keys.activate(/^Pagar na concessionária$/);
  await title(page, 'Reserva expirada');
  await expect(widget.getByRole('alert').filter({ hasText: 'TEMPO ESGOTADO' })).toBeVisible();
  await open('/lone/?order=res-user-ana-1');
  await title(page, 'Como você quer pagar o restante?');
  await choose(page, keys, /^Boleto/, 0);
  await keys.tabTo(/direito de arrependimento/);
  await keys.press('Space');
  await keys.activate(/^Confirmar$/);
  await title(page, 'Aguardando o pagamento do restante');
  await expect(widget.getByRole('button', { name: 'Baixar boleto em PDF' })).toBeVisible();
  expect(await charges(page)).toMatchObject([{ part: 'rest', type: 'boleto' }]);
  quiet(noise, /409/);
});
