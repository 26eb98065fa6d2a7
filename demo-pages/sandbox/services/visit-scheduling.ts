import * as visits from '../../../src/services/visit-scheduling';
import { answer } from '../answers';
import { dealerOf } from '../rules/dealers';
import { change, refuseIfOver, visitOf } from '../rules/visits';

export const visitSchedulingAnswers = answer(
  visits,
  {
    /** Its slot is available again. */
    cancelVisit(asked) {
      const visit = visitOf(asked, asked.body.id);
      refuseIfOver(asked.world, visit, dealerOf(asked.world, visit.idSiteGeo));
      return change(visit, ['A', 'P'], { status: 'C', reason: asked.body.reason });
    },
    confirmVisit(asked) {
      const visit = visitOf(asked, asked.body.id);
      refuseIfOver(asked.world, visit, dealerOf(asked.world, visit.idSiteGeo));
      return change(visit, ['P'], { status: 'A' });
    },
  },
  {
    examples: {
      cancelVisit: { body: { id: 'visita-user-equipe-1' } },
      confirmVisit: { body: { id: 'visita-user-equipe-1' } },
    },
  },
);
