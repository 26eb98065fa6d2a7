// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { SAVED_CAR_LIFETIME } from '#domain/car/saved-car';
import { $car, $carOptions, type CurrentCar } from '#features/car/car-store';
import { printableCar } from '#features/car/print/printed-rows';
import { onlineTotal } from '#features/car/summary/sale-rows';
import { summaryOf } from '#features/car/summary/summary';
import { carPage, openLink } from '../../lib/car-page';
import { installFakeClock } from '../../lib/clock';

const PRICED_AT = new Date(2026, 10, 20, 15, 5).getTime();
const FULL = '358AF11~2026~679~C01~MUL.CAM.A02~358AF11-V01';

/** The summary of the current car, changed. */
const summary = (changes: Partial<CurrentCar> = {}, language: 'pt-BR' | 'es-AR' = 'pt-BR', now = PRICED_AT) =>
  summaryOf(
    { ...$car.get(), pricedAt: PRICED_AT, ...changes },
    { language, serialItems: $carOptions.get()?.serialItems ?? [], now },
  );
type Data = ReturnType<typeof summary>;
const row = ({ configuration, conditions }: Data, id: string) => {
  const found = [...configuration, ...conditions].find((each) => each.id === id);
  if (!found) throw new Error(`no row ${id}`);
  return found;
};
const asked = (changes: Partial<CurrentCar['priceStatus']>) => ({
  priceStatus: { ...$car.get().priceStatus, ...changes },
});

installFakeClock();
beforeEach(async () => {
  carPage();
  await openLink(FULL);
});

const FUNDING = {
  entranceValue: 31_131,
  numberOfInstallments: 36,
  installmentsValue: 2842.1,
  finalInstallmentValue: 0,
  legalText: 'CET',
};

describe('the summary of a car', () => {
  it('names the car, and every row of the preview summary in its order', () => {
    const data = summary();
    expect(data.facts).toEqual([
      { name: 'Modelo', text: 'Argo' },
      { name: 'Versão', text: 'Drive 1.0' },
      { name: 'Ano/modelo', text: '2026' },
      { name: 'Motor', text: '1.0 Firefly 6V' },
      { name: 'Câmbio', text: 'Manual' },
      { name: 'Combustível', text: 'Flex' },
      { name: 'Código da versão', text: '358AF11' },
    ]);
    expect([...data.configuration, ...data.conditions].map(({ name }) => name)).toEqual([
      'Preço inicial',
      'Cor',
      'Opcionais',
      'Revestimento',
      'Acessórios',
      'Serviços',
      'Bônus',
      'Pagamento à vista',
      'Pagamento parcelado',
      'Preço da compra on-line',
      'Desconto especial',
      'Preço com o desconto especial',
      'Validade da proposta',
    ]);
  });
  it('says what each chosen thing costs, and all together to the cent', () => {
    const data = summary();
    expect(row(data, 'optionals')).toMatchObject({
      amount: { text: 'R$\u00a03.680,00' },
      items: [
        { name: 'Central multimídia de 10,1"', amount: { text: 'R$\u00a02.490,00' } },
        { name: 'Câmera de ré', amount: { text: 'R$\u00a01.190,00' } },
      ],
    });
    expect(row(data, 'color')).toMatchObject({
      text: 'Cinza Silverstone',
      amount: { text: 'R$\u00a01.990,00' },
    });
    expect(row(data, 'coating').amount?.text).toBe('R$\u00a02.490,00');
    expect(row(data, 'accessories').items).toHaveLength(1);
    expect(row(data, 'services').items[0]?.name).toBe('Plano de 3 revisões');
    // 92.990 + 1.990 + 3.680 + 2.490 + 430 + 2.190
    expect(row(data, 'cashPayment').amount).toEqual({
      value: 103_770,
      text: 'R$\u00a0103.770,00',
      busy: false,
    });
    expect(data.total.text).toBe('R$\u00a0103.770,00');
  });
  it('adds what is chosen to the online price, and takes no bonus of a dealer off it', () => {
    // 89.270 + 1.990 + 3.680 + 2.490 + 430 + 2.190
    expect(row(summary(), 'onlinePrice').amount?.text).toBe('R$\u00a0100.050,00');
    expect(row(summary({ bonus: 500 }), 'onlinePrice').amount?.text).toBe('R$\u00a0100.050,00');
    expect(onlineTotal({ ...$car.get(), configured: null })).toBe(100_050);
    expect(onlineTotal({ ...$car.get(), ecommerce: null })).toBeNull();
  });
  it('says what the car costs with the special discount, where there is one', () => {
    // 92.990 less 9 %, rounded, + 1.990 + 3.680 + 2.490 + 430 + 2.190
    expect(row(summary(), 'customPrice')).toEqual({
      id: 'customPrice',
      name: 'Preço com o desconto especial',
      items: [],
      amount: { value: 95_400, text: 'R$\u00a095.400,00', busy: false },
      note: 'Para quem tem direito ao desconto: com tudo o que foi escolhido, sem o bônus da concessionária',
    });
    expect(row(summary(asked({ custom: 'loading' })), 'customPrice').amount?.busy).toBe(true);
    const failed = row(summary({ custom: null, ...asked({ custom: 'failed' }) }), 'customPrice');
    expect([failed.amount?.text, failed.note]).toEqual(['Valor indisponível no momento', undefined]);
    // Known from the price, though nothing is known of the discount.
    expect(row(summary({ discount: null }), 'customPrice').amount?.value).toBe(95_400);
    const none = summary({ discount: { mvsCode: 'x', percent: 0, discount: 0 } as never });
    expect(none.conditions.map(({ id }) => id)).not.toContain('customPrice');
  });
  it('prints what the car costs with the special discount', () => {
    const shown = { car: $car.get(), summary: summary(), name: '' };
    const text = { language: 'pt-BR', brand: 'Fiat', comments: '', link: '', at: PRICED_AT } as const;
    const rows = printableCar(shown, text).sections.flatMap((section) => section.rows);
    expect(rows.find(({ name }) => name === 'Preço com o desconto especial')).toMatchObject({
      amount: 'R$\u00a095.400,00',
      text: expect.stringContaining('Para quem tem direito ao desconto'),
    });
  });
  it('says installments with their source, and the discount', () => {
    const data = summary({
      funding: FUNDING,
      discount: {
        mvsCode: '358AF11',
        audience: 'Taxistas',
        percent: 9.5,
        discount: 8834.05,
        endsAt: '2026-12-20',
      },
    });
    expect(row(data, 'payment').amount?.text).toBe('36x de R$\u00a02.842,10');
    expect(row(data, 'payment').note).toContain('CDC');
    expect(row(data, 'payment').note).toBe(
      'Entrada de R$\u00a031.131,00. CDC, pelas condições usuais do banco',
    );
    expect(data.legal).toBe('CET');
    const balloon = summary({ funding: { ...FUNDING, finalInstallmentValue: 27_897 } });
    expect(balloon.installments).toBe('36x de R$\u00a02.842,10 + final de R$\u00a027.897,00 (CDC)');
    expect(row(data, 'discount')).toMatchObject({
      text: 'Taxistas: 9,5% do preço inicial, até 20/12/2026',
      amount: { text: '−\u00a0R$\u00a08.834,05' },
      note: 'Não incluído no total',
    });
  });
  it('says until when the price holds only as the price service says it', () => {
    const until = (validUntil: string | null, now = PRICED_AT) =>
      summary(
        { configured: { ...$car.get().configured, validUntil } as never },
        'pt-BR',
        now,
      ).conditions.find(({ id }) => id === 'validity')?.text;
    expect(until('2026-11-27')).toBe('Até 27/11/2026');
    // The whole of its last day, in the visitor's time zone.
    expect(until('2026-11-20')).toBe('Até 20/11/2026');
    expect(until('2026-11-19')).toBe('Venceu em 19/11/2026');
    for (const none of [null, '', 'amanhã', '2026-02-31']) expect(until(none), String(none)).toBeUndefined();
    expect(summary({ configured: null }).conditions.map(({ id }) => id)).not.toContain('validity');
  });
  it('says that the prices are old, from the fourth hour on', () => {
    expect(summary({}, 'pt-BR', PRICED_AT + SAVED_CAR_LIFETIME - 1).expired).toBe(false);
    expect(summary({}, 'pt-BR', PRICED_AT + SAVED_CAR_LIFETIME).expired).toBe(true);
  });
  it('shows the specified text for what is unavailable', () => {
    const data = summary({
      prices: null,
      ecommerce: null,
      custom: null,
      discount: null,
      funding: null,
      total: null,
      ...asked({
        prices: 'failed',
        ecommerce: 'failed',
        custom: 'failed',
        discount: 'failed',
        funding: 'failed',
      }),
    });
    for (const id of ['initialPrice', 'cashPayment', 'onlinePrice', 'discount', 'customPrice', 'payment']) {
      expect(row(data, id).amount).toEqual({
        value: null,
        text: 'Valor indisponível no momento',
        busy: false,
      });
    }
    expect(data.installments).toBe('');
    expect(summary({ discount: { mvsCode: 'x' } as never }).conditions[2]?.text).toBe(
      'Não disponível para esta versão',
    );
  });
  it('shows what was known while something newer is on its way, and never a zero', () => {
    const known = summary(asked({ configured: 'loading', funding: 'loading' }));
    expect(known.total).toEqual({ value: 103_770, text: 'R$\u00a0103.770,00', busy: true });
    expect(row(known, 'payment').amount?.busy).toBe(true);
    const first = summary({ total: null, prices: null, ...asked({ prices: 'loading' }) });
    expect(first.total).toEqual({ value: null, text: 'Atualizando…', busy: true });
    expect(row(first, 'initialPrice').amount?.text).toBe('Atualizando…');
  });
  it('says what the bonus depends on, that there is none, or how much it is', () => {
    expect(row(summary(), 'bonus').text).toBe('Depende da concessionária que você escolher');
    const ready = asked({ bonus: 'ready' });
    expect(row(summary({ bonus: 0, ...ready }), 'bonus').text).toBe('Sem bônus');
    expect(row(summary({ bonus: 1500, ...ready }), 'bonus').amount?.text).toBe('−\u00a0R$\u00a01.500,00');
    expect(row(summary({ bonus: null, ...asked({ bonus: 'failed' }) }), 'bonus').amount?.text).toBe(
      'Valor indisponível no momento',
    );
  });
  it('says that there is no such car only once that is known', () => {
    const none = { mvsCode: '358AF11', quantity: 0, lines: [] };
    const ready = asked({ stock: 'ready' });
    expect(summary({ stock: none, ...ready }).noStock).toBe('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
    const other = { ...none, quantity: 2, lines: [{ colorCode: '249', dealerCode: '1', quantity: 2 }] };
    expect(summary({ stock: other, ...ready }).noStock).toBe('NÃO HÁ ESTOQUE PARA O CARRO SELECIONADO');
    expect(summary({ stock: null, ...asked({ stock: 'failed' }) }).noStock).toBe('');
    expect(summary({ stock: null, ...asked({ stock: 'loading' }) }).noStock).toBe('');
    expect(summary().noStock).toBe('');
  });
  it('marks what costs nothing more, what nobody priced, and what was not chosen', () => {
    const { parts, color } = $car.get();
    const [first] = parts;
    const data = summary({
      parts: first ? [{ ...first, price: undefined }] : [],
      optionalsTotal: null,
      color: color && { ...color, price: 0 },
      coating: null,
      services: [],
    });
    expect(row(data, 'optionals').items[0]?.amount.text).toBe('Valor indisponível no momento');
    expect(row(data, 'color').amount?.text).toBe('Incluso');
    expect(row(data, 'coating')).toMatchObject({ text: 'Nenhum escolhido' });
    expect(row(data, 'services').text).toBe('Nenhum escolhido');
  });
  it('lists serial items by category, those without one last', () => {
    const data = summaryOf($car.get(), {
      language: 'pt-BR',
      now: PRICED_AT,
      serialItems: [
        { id: '1', name: 'Estepe', category: '' },
        { id: '2', name: 'ABS', category: 'Segurança' },
        { id: '3', name: 'Airbags', category: 'Segurança' },
      ],
    });
    expect(data.serialItems).toEqual([
      { category: 'Segurança', names: ['ABS', 'Airbags'] },
      { category: 'Outros itens', names: ['Estepe'] },
    ]);
  });
  it('speaks Spanish, with its currency', () => {
    const data = summary({ pricedAt: null }, 'es-AR');
    expect(data.total.text).toBe('$\u00a0103.770,00');
    expect(row(data, 'cashPayment').name).toBe('Pago al contado');
    expect(row(data, 'validity').text).toMatch(/^Hasta el \d\d\/\d\d\/2026$/);
  });
});
