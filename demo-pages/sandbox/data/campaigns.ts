import { BRANDS, type Brand } from '#domain/core/brands';
import type { Campaign } from '#services/entities/reservation';
import { DAY } from '../lib/moments';
import { SANDBOX_BRANDS } from './brands';
import { modelsOf } from './cars';

/** Price of a reservation in reais; in pesos it is as much of a car's price. */
export const RESERVATION_FEE = 2000;

/** Brands whose next model can be reserved before its launch. */
const PRE_SALES: readonly Brand[] = ['jeep', 'ram', 'leapmotor'];

/** Campaigns of cars that can be reserved online: each brand's shop cars, and those for employees. */
export function makeCampaigns(now: number): Campaign[] {
  const startsAt = new Date(now - 30 * DAY).toISOString();
  const endsAt = new Date(now + 90 * DAY).toISOString();
  return BRANDS.flatMap((brand) => {
    const { label } = SANDBOX_BRANDS[brand];
    const models = modelsOf(brand);
    const codes = models.flatMap(({ versions }) => versions.map(({ code }) => code));
    const last = models.at(-1);
    const make = (id: string, type: string, name: string, description: string, mvsCodes: string[]) => ({
      id: `camp-${brand}${id}`,
      type,
      brand,
      name,
      description,
      mvsCodes,
      amount: RESERVATION_FEE,
      paymentTypes: ['card', 'pix', 'boleto', 'financing', 'dealer'],
      // An employee's purchase is financed by the brand's own bank.
      fundingTypes: type === 'EMPLOYEE' ? ['PSA'] : ['PSA', 'B2'],
      startsAt,
      endsAt,
    });
    const sale = make('', 'SALE', `${label} online`, `Reserve seu ${label} sem sair de casa.`, codes);
    const employee = make(
      '-colaborador',
      'EMPLOYEE',
      `${label} para colaboradores`,
      'Condições para colaboradores, familiares e dependentes.',
      codes,
    );
    const next = make(
      '-pre-venda',
      'PRE_SALE',
      `Pré-venda ${last?.modelName ?? label}`,
      'Seja um dos primeiros: a reserva garante o lugar na fila.',
      last?.versions.map(({ code }) => code) ?? [],
    );
    return PRE_SALES.includes(brand) ? [sale, employee, next] : [sale, employee];
  });
}
