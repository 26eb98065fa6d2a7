import { createContext, useContext } from 'react';
import type { ReservationProps } from './attributes';

/** The addresses that the author has given. */
export const ReservationPages = createContext<Partial<ReservationProps>>({});

/** Returns an author's attribute; empty without it. */
export const usePages = (): Partial<ReservationProps> => useContext(ReservationPages);
