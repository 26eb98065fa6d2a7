import { country } from '#page/core/metadata';
import { market } from '#page/market';
import { getCarForWeb } from '#services/car';

/** A version, by its code of 7 or 16 characters; the newest year if absent. */
export interface RequestedVersion {
  mvsCode: string;
  year?: number;
}

/** Requests all that a version offers on this page. */
export const requestCar = ({ mvsCode, year }: RequestedVersion) =>
  getCarForWeb({ query: { mvsCode, country: country(), market: market(), ...(year && { year }) } });

export type CarAnswer = ReturnType<typeof requestCar>;
