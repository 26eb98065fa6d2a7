import * as userAnalytics from '#services/user-analytics';
import { answer } from '../answers';

export const userAnalyticsAnswers = answer(userAnalytics, {
  sendUserAnalytics({ body, world }) {
    world.state.events.push({ ...world.state.stamp(), ...body });
  },
});
