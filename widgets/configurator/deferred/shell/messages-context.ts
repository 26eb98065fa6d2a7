import { createContext, useContext } from 'react';
import type { StepMessages } from '#features/car/steps/messages';
import type { StepsMessages } from '../steps/messages';
import type { ConfiguratorMessages } from './messages';

/** The messages of the first step in the page's language. */
export const MessagesContext = createContext<ConfiguratorMessages>(null as never);
export const useConfiguratorMessages = (): ConfiguratorMessages => useContext(MessagesContext);

/** The messages of every step; they load with the steps (../steps). */
export type AllMessages = ConfiguratorMessages & StepMessages & StepsMessages;
export const AllWordsContext = createContext<AllMessages | undefined>(undefined);
export const useAllMessages = (): AllMessages => useContext(AllWordsContext) as AllMessages;
