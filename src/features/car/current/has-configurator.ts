import { findInPage } from '#page/open-roots';

/** Whether the page has a configurator, which then opens the page's car itself. */
export const hasConfigurator = (): boolean => findInPage('vt-configurator') !== null;
