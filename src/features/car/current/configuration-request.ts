import { atom, type ReadableAtom } from 'nanostores';
import { pageSingleton } from '#page/core/page-singleton';

const request = pageSingleton('$configurationRequest', () => atom(false));

/** Whether the visitor asked to configure the page's car and no configurator has shown it yet; it may load later. */
export const $configurationRequest: ReadableAtom<boolean> = request;

export const requestConfiguration = (): void => request.set(true);
/** For the configurator that shows the car. */
export const answerConfigurationRequest = (): void => request.set(false);
