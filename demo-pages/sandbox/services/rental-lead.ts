import { cnpj as isCnpj, cuit as isCuit } from '#domain/person/documents';
import * as rental from '#services/rental-lead';
import { answer } from '../answers';
import { emailError, refuseFields } from '../rules/accounts';
import { IDEMPOTENCY_HEADER } from '../state';

export const rentalLeadAnswers = answer(
  rental,
  {
    createRentalLead({ params, body, headers, world }) {
      refuseFields({
        cnpj: !isCnpj(body.cnpj) && !isCuit(body.cnpj) && 'CNPJ inválido',
        email: emailError(body.email),
        vehicleQuantity: (body.vehicleQuantity ?? 1) <= 0 && 'O número deve ser maior que 0',
        acceptsPrivacy: body.acceptsPrivacy === false && 'É preciso aceitar os termos de privacidade',
      });
      const { partner } = params;
      const { n, at } = world.state.stamp();
      const key = headers.get(IDEMPOTENCY_HEADER) ?? String(body.random ?? '');
      const id = world.state.enter('TML-03', key, `lead-locacao-${n}`);
      const leads = world.table('rental leads', () => new Map<string, object>());
      if (!leads.has(id)) leads.set(id, { n, at, partner, ...body });
      return { id, partner };
    },
  },
  { examples: { createRentalLead: { partner: 'locadora', body: { cnpj: '11222333000181' } } } },
);
