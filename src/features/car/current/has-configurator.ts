/** Whether the page has a configurator, which then opens the page's car itself. */
export const hasConfigurator = (): boolean => document.querySelector('vt-configurator') !== null;
