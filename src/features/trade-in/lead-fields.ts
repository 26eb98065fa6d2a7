import { maybeTradesIn } from './presence';

/** The car's fields of a lead; none without one. If their code does not load, the lead goes without them. */
export const tradeInFields = async (): Promise<Record<string, string | number>> =>
  maybeTradesIn()
    ? import('./trade-in-parts').then(
        ({ leadFields }) => leadFields(),
        () => ({}),
      )
    : {};
