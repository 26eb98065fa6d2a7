import * as leads from '#services/lead-integration';
import { answer, Reply } from '../answers';
import { IDEMPOTENCY_HEADER } from '../state';

/** Accepts every lead and stores it unchanged; a repeated one gets the first one's id. Leads are listed at /sandbox. */
export const leadAnswers = answer(leads, {
  sendLead({ body, headers, world }) {
    const stamp = world.state.stamp();
    const id = `LEAD-${String(stamp.n).padStart(6, '0')}`;
    const names = ['accept-language', 'client_id', 'content-type', 'origin', 'referer', 'user-agent'];
    const kept = names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    });
    world.state.leads.push({ ...stamp, id, headers: Object.fromEntries(kept), body });
    const key = headers.get(IDEMPOTENCY_HEADER) ?? String(body.idempotencyKey ?? body.random ?? '');
    return new Reply(201, { id: world.state.enter('LEA-01', key, id) });
  },
});
