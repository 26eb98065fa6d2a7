import { expect, spyOn } from 'storybook/test';
import { CodeCard } from '#features/code-card/CodeCard';
import { GiftLink } from '#features/code-card/GiftLink';
import { aboutKit, insideKit, type KitMeta, type KitStory, kit } from '../lib/Kit';
import { about, asWritten } from '../lib/story';

const meta: KitMeta = {
  title: 'Kit/Code card',
  parameters: aboutKit(
    'Um código que se mostra na concessionária: para ler, copiar, escanear e imprimir, com a validade que o serviço informa.',
  ),
};
export default meta;

const HINT = 'Apresente este código na concessionária, antes do pagamento:';
const NAME = 'Voucher de boas-vindas';
const DAY = 86_400_000;

export const Default: KitStory = {
  name: 'Disponível',
  parameters: about('O QR code carrega à parte; a impressão leva só o cartão.'),
  render: kit(() => (
    <CodeCard
      code="BV12AB34"
      name={NAME}
      hint={HINT}
      expiresAt="2099-12-31"
      terms="Válido em peças, acessórios e serviços da rede autorizada."
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { root, getByRole, getByText } = await insideKit(canvasElement);
    await expect(getByText('BV12AB34')).toBeVisible();
    await expect(getByText('Válido até 31/12/2099')).toBeVisible();
    const print = spyOn(window, 'print').mockImplementation(() => {});
    getByRole('button', { name: 'Imprimir' }).click();
    await expect(print).toHaveBeenCalledOnce();
    await expect(root.querySelector('[data-vitrine-print] .code')).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
  }),
};

export const Near: KitStory = {
  name: 'Perto de vencer',
  parameters: about('Nos últimos sete dias uma etiqueta os conta.'),
  render: kit(() => (
    <CodeCard
      code="BV12AB34"
      name={NAME}
      hint={HINT}
      expiresAt={new Date(Date.now() + 3 * DAY).toISOString()}
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText(/^Vence em\s3\sdias$/)).toBeVisible();
  }),
};

export const Used: KitStory = {
  name: 'Usado',
  parameters: about('O código continua legível; não há QR code nem botões.'),
  render: kit(() => <CodeCard code="AN12AB34" name={NAME} hint={HINT} state="used" usedAt="2026-11-02" />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText, queryByRole } = await insideKit(canvasElement);
    await expect(getByText('Usado em 02/11/2026')).toBeVisible();
    await expect(queryByRole('button')).toBeNull();
  }),
};

export const Expired: KitStory = {
  name: 'Vencido',
  parameters: about('Com o dia que o serviço informa.'),
  render: kit(() => (
    <CodeCard code="PT12AB34" name={NAME} hint={HINT} state="expired" expiresAt="2026-10-31" />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('Vencido em 31/10/2026')).toBeVisible();
  }),
};

export const Blocked: KitStory = {
  name: 'Bloqueado',
  parameters: about('Diz o que a pessoa pode fazer.'),
  render: kit(() => <CodeCard code="FD12AB34" name={NAME} hint={HINT} state="blocked" />),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('Este código não pode ser usado. Fale com o suporte.')).toBeVisible();
  }),
};

export const Gift: KitStory = {
  name: 'Link de presente',
  parameters: about('Pelo compartilhamento do aparelho; onde não há um, pelo WhatsApp.'),
  render: kit(() => (
    <GiftLink link="https://marca.example/presente?vt-gift=8f2c" message="Você ganhou um presente." />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByLabelText, getByRole } = await insideKit(canvasElement);
    await expect(getByLabelText('Link do presente')).toHaveValue(
      'https://marca.example/presente?vt-gift=8f2c',
    );
    await expect(getByRole('button', { name: 'Copiar link' })).toBeVisible();
  }),
};

export const Spanish: KitStory = {
  name: 'Em espanhol',
  globals: { language: 'es-AR', brand: 'peugeot' },
  parameters: about('Na Argentina.'),
  render: kit(() => (
    <CodeCard
      code="BV12AB34"
      name="Voucher de bienvenida"
      hint="Mostrá este código en el concesionario, antes de pagar:"
      expiresAt="2099-12-31"
    />
  )),
  play: asWritten(async ({ canvasElement }) => {
    const { getByText } = await insideKit(canvasElement);
    await expect(getByText('Válido hasta el 31/12/2099')).toBeVisible();
  }),
};
