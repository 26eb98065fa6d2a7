import * as visits from '../../../src/services/visit-scheduling';
import { answer, Refusal } from '../answers';
import { at } from '../rules/schedule';
import { change, visitOf } from '../rules/visits';

export const visitSchedulingAnswers = answer(
  visits,
  {
    /** Its slot is available again. */
    cancelVisit(asked) {
      const visit = visitOf(asked, asked.body.id);
      if (at(visit.date, visit.time) < asked.world.now())
        throw new Refusal(409, { error: 'the visit is over' });
      return change(visit, ['A', 'P'], { status: 'C', reason: asked.body.reason });
    },
    confirmVisit: (asked) => change(visitOf(asked, asked.body.id), ['P'], { status: 'A' }),
  },
  {
    examples: {
      cancelVisit: { body: { id: 'visita-user-equipe-1' } },
      confirmVisit: { body: { id: 'visita-user-equipe-1' } },
    },
  },
);
