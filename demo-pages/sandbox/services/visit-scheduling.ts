import * as visits from '#services/visit-scheduling';
import { answer } from '../answers';
import { dealerOf } from '../rules/dealers';
import { change, refuseIfOver, shownVisit, visitOf } from '../rules/visits';

export const visitSchedulingAnswers = answer(
  visits,
  {
    /** Its slot is available again. */
    cancelVisit(asked) {
      const visit = visitOf(asked, asked.body.id);
      refuseIfOver(asked.world, visit, dealerOf(asked.world, visit.idSiteGeo));
      return shownVisit(change(visit, ['A', 'P'], { status: 'C', reason: asked.body.reason }));
    },
    confirmVisit(asked) {
      const visit = visitOf(asked, asked.body.id);
      refuseIfOver(asked.world, visit, dealerOf(asked.world, visit.idSiteGeo));
      return shownVisit(change(visit, ['P'], { status: 'A' }));
    },
    getVisit: (asked) => shownVisit(visitOf(asked, asked.params.id)),
  },
  {
    examples: {
      cancelVisit: { body: { id: 'visita-user-equipe-1' } },
      confirmVisit: { body: { id: 'visita-user-equipe-1' } },
      getVisit: { id: 'visita-user-equipe-1' },
    },
  },
);
