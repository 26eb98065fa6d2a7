import { CPFS, expectStep, fillContact, fillRegister, flow, press } from './funding';
import { ana, leadForm } from './lead';
import { expect, type Locator, type Page } from './test';

/** One thing that a visitor does with a widget, and how it shows that it is done. */
export interface Step {
  act(page: Page): Promise<unknown>;
  done(page: Page): Promise<unknown>;
}

/** What a widget is for, done alone on a page of its own. */
export interface MainJob {
  /** The widget as an author writes it. */
  markup: string;
  /** Query of the page's address. */
  query?: string;
  steps: readonly Step[];
}

const CAR = 'mvs="358AF11" year="2026" price="100000"';
const SHARED_CAR = '?vt-car=358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

const widget = (page: Page, tag: string): Locator => page.locator(tag).first();
const seen =
  (find: (page: Page) => Locator, timeout = 3000) =>
  (page: Page) =>
    expect(find(page).first()).toBeVisible({ timeout });
const nothing = async () => {};
/** Presses a button of that name where it is there. */
const pressed = (tag: string, name: RegExp) => async (page: Page) => {
  const found = widget(page, tag).getByRole('button', { name }).first();
  if (await found.isVisible()) await found.click();
};

const fillPerson = async (page: Page) => {
  const form = leadForm(page);
  await form.getByLabel('Nome completo').fill(ana.name);
  await form.getByLabel('E-mail', { exact: true }).first().fill(ana.email);
  await form.getByLabel('Celular').fill('(11) 98765-4321');
  await form.getByLabel('CPF').fill('529.982.247-25');
  await form.getByRole('checkbox', { name: 'WhatsApp' }).check();
};
const searchPostalCode = async (page: Page) => {
  const selector = widget(page, 'vt-location-selector');
  await selector.getByRole('textbox', { name: 'CEP' }).fill('01310-100');
  await selector.getByRole('button', { name: 'Buscar' }).click();
};
const makePdf = (tag: string): Step => ({
  act: pressed(tag, /Baixar PDF/),
  done: seen((page) => widget(page, tag).getByText(/^PDF baixado/), 20_000),
});
const inFlow = (step: string) => (page: Page) => expectStep(page, step, 3000);

/** By tag; a test holds that every tag has one. */
export const MAIN_JOBS: Readonly<Record<string, MainJob>> = {
  'vt-car-image': {
    markup: '<vt-car-image model="358" version="BF3" series="1" year="2026" color="448"></vt-car-image>',
    steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-car-image').getByRole('img')) }],
  },
  'vt-configurator': {
    markup: '<vt-configurator model="argo"></vt-configurator>',
    query: SHARED_CAR,
    steps: [
      {
        act: nothing,
        done: seen((page) => widget(page, 'vt-configurator').locator('.bar-total', { hasText: 'R$' })),
      },
      {
        act: pressed('vt-configurator', /Resumo/),
        done: seen((page) => widget(page, 'vt-configurator').getByRole('button', { name: 'Baixar PDF' })),
      },
      makePdf('vt-configurator'),
    ],
  },
  'vt-configurator-summary': {
    markup: '<vt-configurator-summary view="full"></vt-configurator-summary>',
    query: SHARED_CAR,
    steps: [
      {
        act: nothing,
        done: seen((page) => widget(page, 'vt-configurator-summary').getByText('R$ 103.770,00')),
      },
      makePdf('vt-configurator-summary'),
    ],
  },
  'vt-dealer-finder': {
    markup: '<vt-dealer-finder search-by="city"></vt-dealer-finder>',
    steps: [
      {
        act: async (page) => {
          const finder = widget(page, 'vt-dealer-finder');
          await finder.getByLabel('Estado').selectOption({ label: 'Minas Gerais' });
          await finder.getByRole('combobox', { name: 'Cidade' }).fill('belo');
          await finder.getByRole('option', { name: /Belo Horizonte/ }).click();
        },
        done: seen((page) => widget(page, 'vt-dealer-finder').getByRole('listitem')),
      },
    ],
  },
  'vt-funding-flow': {
    markup: `<vt-funding-flow ${CAR} terms-url="/termos" offer-id="of-fiat-1" plan-type="offer"></vt-funding-flow>`,
    steps: [
      {
        act: (page) => press(page, /Comparar/),
        done: seen((page) => flow(page).getByRole('dialog')),
      },
      {
        act: async (page) => {
          await page.keyboard.press('Escape');
          await press(page, 'Simular com CDC');
        },
        done: inFlow('page-initial-data'),
      },
      {
        act: async (page) => {
          await fillContact(page, CPFS.documents);
          await press(page, 'Continuar');
        },
        done: inFlow('cdc-simulator'),
      },
      {
        act: async (page) => {
          const onward = flow(page).getByRole('button', { name: 'Continuar' });
          await expect(onward).not.toHaveAttribute('aria-disabled', 'true');
          await onward.click();
          const changed = flow(page).getByRole('button', { name: 'Continuar com estes valores' });
          await changed.or(flow(page).locator('#birthday')).first().waitFor();
          if (await changed.isVisible()) await changed.click();
        },
        done: seen((page) => flow(page).locator('#birthday')),
      },
      { act: fillRegister, done: inFlow('installment-terms-and-conditions') },
      { act: nothing, done: seen((page) => flow(page).locator('#coupon')) },
      {
        act: async (page) => {
          await flow(page).locator('#terms').check();
          await flow(page).locator('#bureau').check();
          await press(page, 'Enviar proposta');
        },
        done: inFlow('(loading-propose-result|installment-approved|funding-resume)'),
      },
    ],
  },
  'vt-go-back': {
    markup: '<vt-go-back fallback="/"><a href="/">Voltar</a></vt-go-back>',
    steps: [{ act: nothing, done: seen((page) => page.getByRole('link', { name: 'Voltar' })) }],
  },
  'vt-hub-menu': {
    markup: '<vt-hub-menu badge="Pulse"><a href="#versoes">Versões</a></vt-hub-menu>',
    steps: [{ act: nothing, done: seen((page) => page.getByRole('link', { name: 'Versões' })) }],
  },
  'vt-installment-calculator': {
    markup: `<vt-installment-calculator ${CAR}></vt-installment-calculator>`,
    steps: [
      {
        act: nothing,
        done: seen((page) =>
          widget(page, 'vt-installment-calculator').locator('.installment', { hasText: 'R$' }),
        ),
      },
    ],
  },
  'vt-lead-form': {
    markup: '<vt-lead-form model="pulse"></vt-lead-form>',
    steps: [
      {
        act: fillPerson,
        done: async (page) => {
          // Without what the form is used with there is no dealer to choose; sending says so.
          const choose = leadForm(page).getByRole('button', { name: 'Escolher concessionária' });
          if (!(await choose.isVisible())) return;
          const dialog = leadForm(page).getByRole('dialog');
          if (!(await dialog.isVisible())) await choose.click();
          await expect(dialog).toBeVisible({ timeout: 3000 });
          await page.keyboard.press('Escape');
        },
      },
      {
        act: pressed('vt-lead-form', /^Enviar$/),
        done: seen((page) => leadForm(page).getByRole('heading', { name: 'Recebemos seus dados' })),
      },
    ],
  },
  'vt-location-selector': {
    markup: '<vt-location-selector layout="modal"></vt-location-selector>',
    steps: [
      {
        act: (page) =>
          widget(page, 'vt-location-selector')
            .getByRole('button', { name: /cidade/ })
            .click(),
        done: seen((page) => widget(page, 'vt-location-selector').getByRole('dialog')),
      },
      {
        act: searchPostalCode,
        done: seen((page) => widget(page, 'vt-location-selector').getByText('São Paulo')),
      },
    ],
  },
  'vt-qr-code': {
    markup: '<vt-qr-code value="https://www.fiat.example/pulse"></vt-qr-code>',
    steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-qr-code').getByRole('img')) }],
  },
  'vt-version-comparator': {
    markup: '<vt-version-comparator model="argo"></vt-version-comparator>',
    steps: [{ act: nothing, done: seen((page) => widget(page, 'vt-version-comparator').locator('.card b')) }],
  },
  'vt-whatsapp': {
    markup: '<vt-whatsapp model="pulse" target="new"></vt-whatsapp>',
    steps: [
      {
        act: async (page) => {
          const chat = widget(page, 'vt-whatsapp');
          await chat.getByLabel('Nome', { exact: true }).fill(ana.name);
          await chat.getByLabel('Celular com WhatsApp').fill('(11) 98765-4321');
          await pressed('vt-whatsapp', /Iniciar conversa/)(page);
        },
        done: seen((page) => widget(page, 'vt-whatsapp').getByRole('heading', { name: 'Conversa iniciada' })),
      },
    ],
  },
};
